const turns = new Map<string, Promise<unknown>>();

/** Does one thing after the other for the same key, within this process. */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(key) ?? Promise.resolve()).then(work);
  const settled = turn.then(forget, forget);
  turns.set(key, settled);
  function forget() {
    if (turns.get(key) === settled) turns.delete(key);
  }
  return turn;
}
