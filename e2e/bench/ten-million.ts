/**
 * Measures calls of a player and the nightly check of the ledger while the history grows to ten million journals: `npx tsx
 * e2e/bench/ten-million.ts [journals]`. Each row comes as soon as it is known. It needs 10 GB of the temporary folder. Run it alone.
 */
import { median } from './statistics';
import { printColumns } from './table';
import { startToldPlatform } from './platform-process';

const JOURNALS = Number(process.argv[2] ?? 10_000_000);
/** Parts of the whole at which it measures. */
const POINTS = [0.02, 0.1, 0.2, 0.5, 1];
const CALLS = 51;

const CALLED = [
  { method: 'POST', path: 'balance' },
  { method: 'GET', path: 'bet-records' },
  { method: 'GET', path: 'bet-records/groups?date=7' },
  { method: 'GET', path: 'wallet' },
  { method: 'GET', path: 'statement' },
  { method: 'GET', path: 'referral' },
] as const;

if (!Number.isSafeInteger(JOURNALS) || JOURNALS < 1000) throw new Error('Give the number of journals, at least 1000.');
const platform = await startToldPlatform(4496, 'history-platform.ts');

/** Median of each call in ms, then the check and the size. */
async function measure(journals: number) {
  const calls: string[] = [];
  for (const called of CALLED) calls.push(median(await platform.order<number[]>({ do: 'call', ...called, count: CALLS })).toFixed(1));
  const { took, broken } = await platform.order<{ took: number; broken: number }>({ do: 'audit' });
  if (broken) throw new Error(`${broken} invariants of the ledger are broken`);
  const gigabytes = await platform.order<number>({ do: 'size' });
  return [(journals / 1e6).toFixed(2), ...calls, (took / 1000).toFixed(1), gigabytes.toFixed(1)];
}

const rows = [['million journals', ...CALLED.map(({ path }) => `${path}, ms`), 'audit, s', 'GB']];
try {
  let journals = 0;
  for (const point of POINTS) {
    journals = await platform.order<number>({ do: 'grow', rounds: Math.ceil((JOURNALS * point - journals) / 2) });
    const row = await measure(journals);
    rows.push(row);
    console.error(`  ${row.join('  ')}`);
  }
} finally {
  printColumns(rows);
  await platform.stop();
}
