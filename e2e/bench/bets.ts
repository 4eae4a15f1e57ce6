/** Measures placing bets on PostgreSQL, against the bare transaction that each bet needs. Run it alone: `npx tsx e2e/bench/bets.ts`. */
import { fileURLToPath } from 'node:url';
import { interleaved } from './statistics';
import { printTable, type Figure } from './table';
import { startToldPlatform, type ToldPlatform } from './platform-process';

const PAIRS = 7;
const BETS = 500;

export async function bets(): Promise<Figure[]> {
  const platform = await startToldPlatform(4490, 'bets-platform.ts');
  try {
    return [await measure(platform)];
  } finally {
    await platform.stop();
  }
}

async function measure(platform: ToldPlatform): Promise<Figure> {
  const time = (what: 'bets' | 'bare') => () => platform.order<number>({ do: what, count: BETS });
  // Warm-up: connections, prepared statements and the first bets of the markets.
  await time('bets')();
  await time('bare')();
  const pairs = await interleaved(PAIRS, time('bets'), time('bare'));
  await platform.order({ do: 'decide' });
  const problems = await platform.order<number | string>({ do: 'problems' });
  return {
    id: 'B8',
    what: 'time of one placed bet, 32 at once on one PostgreSQL',
    measured: perSecond(pairs.ours),
    comparedWith: `begin, update, two inserts, commit ${perSecond(pairs.other)}`,
    value: problems === 0 ? pairs.ratio : Number.POSITIVE_INFINITY,
    bar: 2,
    isGate: false,
    note: `${PAIRS} pairs of ${BETS}, A/A ${pairs.band.map((edge) => edge.toFixed(2)).join('-')}; broken invariants: ${problems}`,
  };
}

const perSecond = (ms: number) => `${(1000 / ms).toFixed(0)}/s`;

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable(await bets());
