/**
 * Measures calls of a player and the nightly check of the ledger with a short and a long history: `npx tsx e2e/bench/ten-million.ts [journals]`.
 * It takes about half an hour and 10 GB of the temporary folder. Run it alone.
 */
import { median } from './statistics';
import { printTable, showRow, type Figure } from './table';
import { startToldPlatform } from './platform-process';

const JOURNALS = Number(process.argv[2] ?? 10_000_000);
/** The short history that the long one is compared with. */
const SHARE = 20;
const CALLS = 51;
const MOST_MS = 100;

const PATHS: Record<string, string> = {
  H1: 'balance',
  H2: 'bet-records',
  H3: 'bet-records/groups?date=7',
  H4: 'wallet',
  H5: 'statement',
  H6: 'referral',
};

if (!Number.isSafeInteger(JOURNALS) || JOURNALS < 1000) throw new Error('Give the number of journals, at least 1000.');
const platform = await startToldPlatform(4496, 'history-platform.ts');

async function measure() {
  const calls: Record<string, number> = {};
  for (const [id, path] of Object.entries(PATHS))
    calls[id] = median(await platform.order<number[]>({ do: 'call', method: path === 'balance' ? 'POST' : 'GET', path, count: CALLS }));
  const audit = await platform.order<{ took: number; broken: number }>({ do: 'audit' });
  if (audit.broken) throw new Error(`${audit.broken} invariants of the ledger are broken`);
  return { calls, audit: audit.took, gigabytes: await platform.order<number>({ do: 'size' }) };
}

/** @param journals of all calls so far */
const growTo = async (journals: number, before: number) => {
  const start = performance.now();
  const count = await platform.order<number>({ do: 'grow', rounds: Math.ceil((journals - before) / 2) });
  console.error(`  ${count} journals, after ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return count;
};

try {
  const few = await growTo(JOURNALS / SHARE, 0);
  const short = await measure();
  const many = await growTo(JOURNALS, few);
  const long = await measure();
  const million = (count: number) => `${(count / 1e6).toFixed(2)} million journals`;
  const figures = Object.entries(PATHS).map(([id, path]): Figure => ({
    id,
    what: `/api/${path} with ${million(many)}, ms`,
    measured: `${(long.calls[id] ?? 0).toFixed(2)} ms`,
    comparedWith: `with ${million(few)} ${(short.calls[id] ?? 0).toFixed(2)} ms`,
    value: long.calls[id] ?? Infinity,
    bar: MOST_MS,
    isGate: false,
    note: `median of ${CALLS}`,
  }));
  figures.push({
    id: 'H7',
    what: `the nightly check of the ledger, for each million of ${million(many)}`,
    measured: `${(long.audit / 1000).toFixed(1)} s`,
    comparedWith: `with ${million(few)} ${(short.audit / 1000).toFixed(1)} s`,
    value: long.audit / many / (short.audit / few),
    bar: 1.5,
    isGate: false,
    note: `database ${long.gigabytes.toFixed(1)} GB`,
  });
  for (const figure of figures) showRow(figure);
  printTable(figures);
} finally {
  await platform.stop();
}
