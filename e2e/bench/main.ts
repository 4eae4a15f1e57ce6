/**
 * `npm run bench`: the table of the quality page, against the plain bundle of the same source.
 * `--gates <file>`: the exact figures only, written as `[{ name, ok }]` for `npm test`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '@site/testing/chromium';
import { CHROMIUM_ARGS } from '../site/browser';
import { startPlain } from '../site/start-plain';
import { startSite, type Site } from '../site/start-site';
import { bets } from './bets';
import { eventStreams } from './event-streams';
import { signUpPlayer } from '../fixtures/accounts';
import { pathOfBusyMatch } from '../fixtures/matches';
import { codeOfFirstView, gzipBytes, HOME_READY, largestPaint, ODDS_READY, openPhone, SLOW_PHONE, type FirstView } from './first-view';
import { freshClone } from './fresh-clone';
import { growth } from './growth';
import { homeWhileHanging } from './hanging-remote';
import { oddsReads } from './odds-reads';
import { oddsScreen } from './odds-screen';
import { deployTime, rollbackTimes, withReleaseSite, type ReleaseSite } from './release-times';
import { requestDepth } from './request-depth';
import { slowClients } from './slow-clients';
import { interleaved, median, percentile, type Pairs } from './statistics';
import { isWithin, measureRows, printTable, type Figure } from './table';

const PAIRS = 9;
const ROLLBACKS = 10;
const { values } = parseArgs({ options: { gates: { type: 'string' }, 'skip-clone': { type: 'boolean' } } });

async function main() {
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: CHROMIUM_ARGS });
  const site = await startSite({ from: 4420 });
  const plain = await startPlain(site);
  try {
    const oddsView = { path: await pathOfBusyMatch(site.exchangeUrl), ready: ODDS_READY, account: await signUpPlayer(site.url) };
    const exact = [
      await measureRows('B1', () => bytes(browser, site.url, plain.url, 'home', { path: '/', ready: HOME_READY })),
      await measureRows('B1', () => bytes(browser, site.url, plain.url, '/odds-view', oddsView)),
      await measureRows('B3', () => depth(browser, site.url)),
    ];
    const timed = values.gates ? [] : await times(browser, site, plain.url);
    printTable([...exact, ...timed]);
    if (values.gates) writeFileSync(values.gates, JSON.stringify(exact.map((figure) => ({ name: figure.id, ok: isWithin(figure) }))));
    process.exitCode = exact.every(isWithin) ? 0 : 1;
  } finally {
    await browser.close();
    await plain.stop();
    await site.stop();
  }
}

async function bytes(browser: Browser, url: string, plainUrl: string, name: string, view: FirstView): Promise<Figure> {
  const [ours, plain] = [await weigh(browser, url, view), await weigh(browser, plainUrl, view)];
  return {
    id: 'B1',
    what: `code of the first view of ${name}, gzip`,
    measured: `${kilobytes(ours.bytes)} in ${ours.requests} requests`,
    comparedWith: `plain bundle ${kilobytes(plain.bytes)} in ${plain.requests}`,
    value: ours.bytes / plain.bytes,
    bar: 1.15,
    isGate: true,
  };
}

async function weigh(browser: Browser, url: string, view: FirstView) {
  const addresses = await codeOfFirstView(browser, url, view);
  const sizes = await Promise.all(addresses.map(gzipBytes));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: addresses.length };
}

async function depth(browser: Browser, url: string): Promise<Figure> {
  const { depth: value, chain } = await requestDepth(browser, url);
  return {
    id: 'B3',
    what: 'requests one after another, after the document',
    measured: chain.slice(1).map(shortened).join(' → '),
    comparedWith: 'the document, then everything',
    value,
    bar: 2,
    isGate: true,
  };
}

async function times(browser: Browser, site: Site, plainUrl: string): Promise<Figure[]> {
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
    ...(values['skip-clone'] ? [] : [await measureRows('B11', () => clone(browser))]),
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

const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
const shortened = (path: string) => path.replace(/^\/releases\/([^/]+)\/[^/]+\//, '$1/');

await main();
