import pg from 'pg';

/** The texts of all SQL statements that this process sends while `work` runs, transactions and background work included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text));
  } finally {
    sent.mockRestore();
  }
}
