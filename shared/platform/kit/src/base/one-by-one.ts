/**
 * Does the work for each item, one after the other; an item that fails does not stop the others.
 * @throws AggregateError with all errors, after the last item
 */
export const oneByOne = <T>(items: Iterable<T>, work: (item: T) => Promise<unknown>) => inLanes(items, 1, work);

/** Items at the same time. Each may need a connection, and most connections stay free for calls. */
const LANES = 4;

/** Like `oneByOne`, for a few items at the same time. */
export const sideBySide = <T>(items: Iterable<T>, work: (item: T) => Promise<unknown>) => inLanes(items, LANES, work);

async function inLanes<T>(items: Iterable<T>, lanes: number, work: (item: T) => Promise<unknown>) {
  const problems: unknown[] = [];
  const queue = [...items].values();
  const lane = async () => {
    for (const item of queue) await work(item).catch((problem: unknown) => problems.push(problem));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (problems.length) throw new AggregateError(problems, `${problems.length} failed`);
}
