import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { TestPlatform } from './test-platform';

const nodeSchema = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  get Plans() {
    return z.array(nodeSchema).optional();
  },
});
type Node = z.infer<typeof nodeSchema>;

const answerSchema = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: nodeSchema })) }));

export interface QueryPlans {
  /** Tables of which every row was read, one after the other. */
  scannedTables: string[];
  /** Names of the indexes that were used. */
  indexes: string[];
}

/** How PostgreSQL finds what a call asks it for: the plans of the queries that `ask` sends through `platform.db.execute`. */
export async function plansOf({ db }: TestPlatform, ask: () => Promise<unknown>): Promise<QueryPlans> {
  const sent = jest.spyOn(db, 'execute');
  await ask();
  const queries = sent.mock.calls
    .map(([query]) => query)
    .filter((query): query is SQL => typeof query === 'object' && 'queryChunks' in query);
  sent.mockRestore();
  const nodes: Node[] = [];
  for (const query of queries) {
    const { rows } = await db.execute(sql`explain (format json) ${query}`);
    for (const row of answerSchema.parse(rows)) nodes.push(...row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  }
  const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
  return {
    scannedTables: [...new Set(scans.flatMap((node) => node['Relation Name'] ?? []))].sort(),
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))].sort(),
  };
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Milliseconds that a call takes: the middle one of five, after one that warms up. */
export async function medianOf(ask: () => Promise<unknown>): Promise<number> {
  await ask();
  const taken: number[] = [];
  for (let nth = 0; nth < 5; nth++) {
    const start = performance.now();
    await ask();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b)[2] ?? Infinity;
}

/** Whether a call takes less than that: one of ten after one that warms up, as the machine may be busy with other tests. */
export async function isWithin(mostMs: number, ask: () => Promise<unknown>): Promise<boolean> {
  await ask();
  for (let nth = 0; nth < 10; nth++) {
    const start = performance.now();
    await ask();
    if (performance.now() - start < mostMs) return true;
  }
  return false;
}
