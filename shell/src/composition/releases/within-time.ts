export class HungError extends Error {}

/** @throws HungError when the work takes longer than `ms`; the work itself continues. */
export function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, hung) => {
    timer = setTimeout(() => hung(new HungError(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
