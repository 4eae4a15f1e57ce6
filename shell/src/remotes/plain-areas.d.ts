/** Written by the plain build from the areas it is given: name -> its lifecycle as a lazy part. */
declare module 'virtual:areas' {
  export const AREAS: Readonly<Record<string, () => Promise<unknown>>>;
}
