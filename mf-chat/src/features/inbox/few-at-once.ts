const AT_ONCE = 4;

export interface Done<Item> {
  done: Item[];
  failed: Item[];
}

/** Makes one call for each item, at most four at a time; a failure does not stop the others. */
export async function fewAtOnce<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<Done<Item>> {
  const waiting = [...items];
  const result: Done<Item> = { done: [], failed: [] };
  const work = async (): Promise<void> => {
    const item = waiting.shift();
    if (item === undefined) return;
    await run(item).then(
      () => result.done.push(item),
      () => result.failed.push(item),
    );
    await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;
}
