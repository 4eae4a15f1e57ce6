/** The release is not wanted any more, or why it broke is reported already. */
export class TurnOver extends Error {}

/** The time of one release in a part: from the question for its code until another takes its place or the player leaves. */
export interface Turn {
  isMounted: boolean;
  /** Rejects when the turn ends, so that nothing of it keeps single-spa waiting. */
  over: Promise<never>;
  end(): void;
}

export function createTurn(): Turn {
  let end = () => {};
  const over = new Promise<never>((_, reject) => {
    end = () => reject(new TurnOver());
  });
  // Nobody waits for it when the turn ends by itself.
  over.catch(() => {});
  return { isMounted: false, over, end: () => end() };
}
