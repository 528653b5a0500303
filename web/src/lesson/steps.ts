/** The steps of a lesson, and which of them are due after so many of its moves. */

export interface Step {
  message: string;
  arguments: Record<string, unknown>;
  places: string[]; // of the board, by their `data-place`; tapped in this order where the step waits for a move
  clause: string;
  moves: string[]; // any of these goes on; none: it goes on when it has been read
}

/** How many moves of the lesson come before a step. */
export const movesBefore = (steps: Step[], at: number): number => steps.slice(0, at).filter(({ moves }) => moves.length).length;

/** The first step that is due after so many moves. */
export const firstAfter = (steps: Step[], made: number): number => steps.findIndex((_, at) => movesBefore(steps, at) === made);

/** The step that waits for the next move; none when all were made. */
export const nextMove = (steps: Step[], made: number): Step | undefined => steps.filter(({ moves }) => moves.length)[made];
