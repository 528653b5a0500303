/** Tells how large an element is, whenever that changes: once the page is laid out, without laying it out for this. */
export const sized = (told: (width: number, height: number) => void) => (element: Element) => {
  const observer = new ResizeObserver(([entry]) => {
    const { inlineSize, blockSize } = entry!.borderBoxSize[0]!;
    told(inlineSize, blockSize);
  });
  observer.observe(element);
  return () => observer.disconnect();
};

/** Does something once, when the page is laid out next: it costs nothing to measure then. */
export function laidOut(element: Element, done: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    done();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
