/** What a spy of `console.error` heard about failed calls; React and jsdom speak there too. */
export const failuresIn = ({ mock }: { mock: { calls: unknown[][] } }): unknown[][] =>
  mock.calls.filter((parts) =>
    parts.some((part) => part instanceof Error || (typeof part === 'object' && part !== null && 'problem' in part)),
  );
