/** An svg of the page as an image of its own: colours that come from style sheets are written into it first. */
const LINES = ['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'];
const WRITTEN = ['fill', 'fill-opacity', 'opacity', ...LINES];

export async function drawn(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  write(svg, copy);
  for (const defs of document.querySelectorAll('svg.defs defs')) {
    const copied = defs.cloneNode(true) as Element;
    write(defs, copied);
    copy.prepend(copied);
  }
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('width', String(2 * width));
  copy.setAttribute('height', String(2 * height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
  await image.decode();
  URL.revokeObjectURL(image.src);
  return image;
}

function write(from: Element, to: Element): void {
  const sources = [from, ...from.querySelectorAll('*')];
  [to, ...to.querySelectorAll('*')].forEach((element, i) => {
    const style = getComputedStyle(sources[i]!);
    for (const name of WRITTEN) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute('class');
  });
}
