import pg from 'pg';

/** Parts of the driver's query that its types leave out. */
interface DriverQuery extends pg.Submittable {
  callback: (problem: Error | null, result?: pg.QueryResult) => void;
  requiresPreparation(): boolean;
  prepare(connection: DriverConnection): void;
  handleCommandComplete(message: { text: string }, connection: DriverConnection): void;
}

interface DriverConnection {
  parse(statement: { name: string; text: string }): void;
  bind(portal: object): void;
  execute(portal: object): void;
}

/**
 * Runs the first statement of a transaction: BEGIN goes to the server in the same message, which saves one way there and back. PostgreSQL
 * skips the statement when BEGIN fails.
 * @returns `begun`, which resolves when the transaction is open, and the answer to the statement
 */
export function openWith<Row extends pg.QueryResultRow>(client: pg.ClientBase, config: pg.QueryConfig) {
  const query = new pg.Query(config) as unknown as DriverQuery;
  const { prepare, handleCommandComplete } = query;
  // The protocol for a text without parameters cannot skip.
  query.requiresPreparation = () => true;
  query.prepare = (connection) => {
    connection.parse({ name: '', text: 'begin' });
    connection.bind({});
    connection.execute({});
    prepare.call(query, connection);
  };
  let opened = () => {};
  query.handleCommandComplete = (message, connection) => {
    if (message.text === 'BEGIN') opened();
    else handleCommandComplete.call(query, message, connection);
  };
  const answer = new Promise<pg.QueryResult<Row>>((resolve, reject) => {
    query.callback = (problem, result) => (problem ? reject(problem) : resolve(result as pg.QueryResult<Row>));
  });
  const begun = new Promise<void>((resolve, reject) => {
    opened = resolve;
    answer.catch(reject);
  });
  // There may be no further statement that sees this error.
  begun.catch(() => {});
  client.query(query);
  return { begun, answer };
}
