/**
 * Does the work for each item, one after the other; an item that fails does not stop the others.
 * @throws AggregateError with all errors, after the last item
 */
export async function oneByOne<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>) {
  const problems: unknown[] = [];
  for (const item of items) await work(item).catch((problem: unknown) => problems.push(problem));
  if (problems.length) throw new AggregateError(problems, `${problems.length} failed`);
}
