/** Written by the plain build from the areas it is given: name -> exposed module -> the module as a lazy part. */
declare module 'virtual:areas' {
  export const AREAS: Readonly<Record<string, Readonly<Record<string, () => Promise<unknown>>>>>;
}
