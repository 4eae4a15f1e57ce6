/** Selects the failed calls from the calls of a spy on `console.error`, because React and jsdom write there, too. */
export const failuresIn = ({ mock }: { mock: { calls: unknown[][] } }): unknown[][] =>
  mock.calls.filter((parts) =>
    parts.some((part) => part instanceof Error || (typeof part === 'object' && part !== null && 'problem' in part)),
  );
