/**
 * Checks that work grows no faster than its data, and that response times do not reveal which accounts exist. Run it alone: `npx tsx
 * e2e/bench/growth.ts`.
 */
import { fileURLToPath } from 'node:url';
import { interleaved } from './statistics';
import { printTable, showRow, type Figure } from './table';
import { startToldPlatform, type ToldPlatform } from './platform-process';

interface Comparison {
  id: string;
  what: string;
  comparedWith: string;
  ours: object;
  other: object;
  pairs: number;
  bar: number;
  /** True when neither side may take longer than the other. */
  isEitherWay?: boolean;
}

/** Work that grows with the square of its data would be 4, 10 and 100 times as slow. */
const COMPARISONS: Comparison[] = [
  {
    id: 'G1',
    what: 'one referral reward of a day of 2,000 players',
    comparedWith: 'of 500 players',
    ours: { do: 'rewards', players: 2000 },
    other: { do: 'rewards', players: 500 },
    pairs: 3,
    bar: 1.5,
  },
  {
    id: 'G2',
    what: 'settling one bet of a market with 5,000',
    comparedWith: 'with 500',
    ours: { do: 'settle', bets: 5000 },
    other: { do: 'settle', bets: 500 },
    pairs: 3,
    bar: 1.5,
  },
  {
    id: 'G3',
    what: 'one match that is not there, of 10,000 asked for',
    comparedWith: 'of 100',
    ours: { do: 'ids', count: 10_000, times: 1 },
    other: { do: 'ids', count: 100, times: 100 },
    pairs: 9,
    bar: 2,
  },
  {
    id: 'G4',
    what: 'a refused log-in of an unknown name',
    comparedWith: 'a wrong password',
    ours: { do: 'log-in', as: 'a stranger', count: 10 },
    other: { do: 'log-in', as: 'a player', count: 10 },
    pairs: 9,
    bar: 1.3,
    isEitherWay: true,
  },
];

export async function growth(): Promise<Figure[]> {
  const platform = await startToldPlatform(4495, 'growth-platform.ts');
  try {
    const figures: Figure[] = [];
    for (const comparison of COMPARISONS) figures.push(showRow(await compare(platform, comparison)));
    return figures;
  } finally {
    await platform.stop();
  }
}

async function compare(
  platform: ToldPlatform,
  { ours, other, pairs: count, comparedWith, isEitherWay = false, ...row }: Comparison,
): Promise<Figure> {
  const time = (order: object) => () => platform.order<number>(order);
  // Warm-up: compiled code and the server's caches.
  await time(other)();
  const pairs = await interleaved(count, time(ours), time(other));
  return {
    ...row,
    measured: duration(pairs.ours),
    comparedWith: `${comparedWith} ${duration(pairs.other)}`,
    value: isEitherWay ? Math.max(pairs.ratio, 1 / pairs.ratio) : pairs.ratio,
    isGate: false,
    note: `${count} pairs, A/A ${pairs.band.map((edge) => edge.toFixed(2)).join('-')}`,
  };
}

const duration = (ms: number) => (ms < 0.1 ? `${(ms * 1000).toFixed(2)} µs` : `${ms.toFixed(2)} ms`);

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable(await growth());
