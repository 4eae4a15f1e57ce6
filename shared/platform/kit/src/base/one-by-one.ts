/**
 * Does the work for each, one after the other; one that fails stops no other.
 * @throws AggregateError with what failed, once all had their turn
 */
export async function oneByOne<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>) {
  const problems: unknown[] = [];
  for (const item of items) await work(item).catch((problem: unknown) => problems.push(problem));
  if (problems.length) throw new AggregateError(problems, `${problems.length} failed`);
}
