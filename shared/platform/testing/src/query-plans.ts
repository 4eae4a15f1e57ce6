import { sql, type SQL } from '@site/platform-kit/data/sql';
import { z } from 'zod';
import type { Executor } from '@site/platform-kit/data/database';
import type { TestPlatform } from './test-platform';

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
type Node = z.infer<typeof nodeSchema>;

const answerSchema = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: nodeSchema })) }));

export interface QueryPlans {
  /** Tables that were read by a sequential scan. */
  scannedTables: string[];
  /** Names of the used indexes. */
  indexes: string[];
  /** Rows that were read from tables and indexes, including those that a condition then dropped. */
  rowsRead: number;
}

/** PostgreSQL's plans of the queries that `ask` sends through `platform.db.execute`. */
export async function plansOf({ db }: TestPlatform, ask: () => Promise<unknown>): Promise<QueryPlans> {
  const sent = jest.spyOn(db, 'execute');
  await ask();
  const queries = sent.mock.calls.map(([query]) => query);
  sent.mockRestore();
  const nodes: Node[] = [];
  for (const query of queries) {
    const rows = await explained(db, query);
    for (const row of answerSchema.parse(rows)) nodes.push(...row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  }
  const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
  return {
    scannedTables: [...new Set(scans.flatMap((node) => node['Relation Name'] ?? []))].sort(),
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))].sort(),
    rowsRead: nodes.filter((node) => node['Relation Name']).reduce((sum, node) => sum + rowsOf(node), 0),
  };
}

/** Runs the query to count its rows, and rolls its changes back. */
async function explained(db: Executor, query: SQL) {
  let rows: unknown[] = [];
  const undone = new Error('undone');
  const taken = db.transaction(async (tx) => {
    ({ rows } = await tx.execute(sql`explain (analyze, timing off, format json) ${query}`));
    throw undone;
  });
  await expect(taken).rejects.toBe(undone);
  return rows;
}

const rowsOf = (node: Node) => (node['Actual Rows'] + node['Rows Removed by Filter']) * node['Actual Loops'];

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
