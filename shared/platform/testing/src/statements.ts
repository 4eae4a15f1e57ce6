import pg from 'pg';

/** Name of connections whose statements do not count, because they come at any time. */
const UNCOUNTED = 'uncounted';

/** Address of the same database; statements that are sent to it do not count. */
export function uncounted(url: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', UNCOUNTED);
  return address.href;
}

/** The texts of all SQL statements that this process sends while `work` runs, transactions and background work included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.flatMap(([query], at) => {
      const { connectionParameters } = sent.mock.contexts[at] as unknown as { connectionParameters: { application_name?: string } };
      if (connectionParameters.application_name === UNCOUNTED) return [];
      return typeof query === 'string' ? query : (query as { text: string }).text;
    });
  } finally {
    sent.mockRestore();
  }
}
