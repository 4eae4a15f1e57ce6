/** Times and rates of the table; they inform and decide nothing. */
import type { Browser } from 'playwright';
import type { Site } from '../site/start-site';
import { bets } from './bets';
import { eventStreams } from './event-streams';
import type { ExactSites } from './exact';
import { largestPaint, openPhone, SLOW_PHONE } from './first-view';
import { freshClone } from './fresh-clone';
import { growth } from './growth';
import { homeWhileHanging } from './hanging-remote';
import { oddsInteraction } from './odds-interaction';
import { oddsReads } from './odds-reads';
import { oddsScreen } from './odds-screen';
import { deployTime, rollbackTimes, withReleaseSite, type ReleaseSite } from './release-times';
import { secondArea } from './second-area';
import { slowClients } from './slow-clients';
import { interleaved, median, percentile, type Pairs } from './statistics';
import { measureRows, type Figure } from './table';

const PAIRS = 9;
const ROLLBACKS = 10;

/** B4 and L4: a player's taps. */
export const entering = async (browser: Browser, sites: ExactSites): Promise<Figure[]> => [
  ...(await measureRows('B4', () => secondArea(browser, sites.url, sites.plainUrl))),
  await measureRows('L4', () => oddsInteraction(browser, sites)),
];

export async function times(browser: Browser, site: Site, plainUrl: string, hasClone: boolean): Promise<Figure[]> {
  const { url } = site;
  const paint = async (address: string) => {
    const { context, page } = await openPhone(browser, { conditions: SLOW_PHONE });
    const time = await largestPaint(page, address);
    await context.close();
    return time;
  };
  const figures = [
    await measureRows('B2', async () => {
      const pairs = await interleaved(
        PAIRS,
        () => paint(url),
        () => paint(plainUrl),
      );
      return paired('B2', 'largest paint, 150 ms / 1.6 Mbit/s / CPU 4x', 'plain bundle', 1.1, pairs);
    }),
    ...(await entering(browser, { ...site, plainUrl })),
    await measureRows('B9', async () =>
      paired('B9', 'home usable while another area’s entry hangs', 'all healthy', 1.05, await homeWhileHanging(browser, url, PAIRS)),
    ),
  ];
  const releases = await withReleaseSite(browser, url, async (released) => [
    await measureRows('R1', () => rollback(released)),
    await measureRows('B12', () => deploy(released)),
  ]);
  return [
    ...figures,
    ...releases,
    ...(await measureRows('E1 to E4', () => eventStreams())),
    ...(await measureRows('B5 and B6', () => oddsScreen(browser, site))),
    ...(await measureRows('B8', bets)),
    ...(await measureRows('B7, V1 and V2', () => oddsReads())),
    ...(await measureRows('D1 to D4', () => slowClients())),
    ...(await measureRows('G1 to G4', growth)),
    ...(hasClone ? [await measureRows('B11', () => clone(browser))] : []),
  ];
}

async function rollback(site: ReleaseSite): Promise<Figure> {
  const times = await rollbackTimes(site, ROLLBACKS);
  return {
    id: 'R1',
    what: 'rollback of one remote to a fresh page, p95',
    measured: `${percentile(times, 0.95).toFixed(1)} s`,
    comparedWith: `median ${median(times).toFixed(1)} s`,
    value: percentile(times, 0.95),
    bar: 5,
    isGate: false,
    note: `${ROLLBACKS} runs, gate included`,
  };
}

async function deploy(site: ReleaseSite): Promise<Figure> {
  const time = await deployTime(site);
  return {
    id: 'B12',
    what: 'one line changed to a fresh page that shows it',
    measured: `${time.toFixed(1)} s`,
    comparedWith: 'build and gate included',
    value: time,
    bar: 10,
    isGate: false,
  };
}

async function clone(browser: Browser): Promise<Figure> {
  const { installS, startS } = await freshClone(browser);
  return {
    id: 'B11',
    what: 'fresh clone to the first page',
    measured: `${startS.toFixed(1)} s`,
    comparedWith: 'registry time aside',
    value: startS,
    bar: 60,
    isGate: false,
    note: `npm ci ${installS.toFixed(1)} s`,
  };
}

const paired = (id: string, what: string, other: string, bar: number, pairs: Pairs): Figure => ({
  id,
  what,
  measured: `${pairs.ours.toFixed(0)} ms`,
  comparedWith: `${other} ${pairs.other.toFixed(0)} ms`,
  value: pairs.ratio,
  bar,
  isGate: false,
  note: `${PAIRS} pairs, A/A ${pairs.band.map((edge) => edge.toFixed(2)).join('-')}`,
});
