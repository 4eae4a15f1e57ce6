import type { Browser } from 'playwright';
import { signUpPlayer } from '../fixtures/accounts';
import { pathOfBusyMatch } from '../fixtures/matches';
import { codeOfFirstView, gzipBytes, HOME_READY, ODDS_READY, type FirstView } from './first-view';
import { requestDepth } from './request-depth';
import type { Figure } from './table';

export interface ExactSites {
  url: string;
  /** The same source as one bundle, with the same platform. */
  plainUrl: string;
  exchangeUrl: string;
}

const HOME: FirstView = { path: '/', ready: HOME_READY };

/** Reached so far; the aim of the quality page is 180. Lower it with every byte that is saved. */
const HOME_CODE_KB = 210.3;

interface ExactFigure {
  id: string;
  what: string;
  bar: number;
  measure(browser: Browser, sites: ExactSites): Promise<Pick<Figure, 'measured' | 'comparedWith' | 'value'>>;
}

/** Figures that do not depend on the load of the machine; they decide whether `npm test` passes. */
export const EXACT_FIGURES: readonly ExactFigure[] = [
  { id: 'B1', what: 'code of the first view of home, gzip', bar: 1.15, measure: (browser, sites) => bytesOf(browser, sites, HOME) },
  {
    id: 'B1',
    what: 'code of the first view of /odds-view, gzip',
    bar: 1.15,
    measure: async (browser, sites) =>
      bytesOf(browser, sites, {
        path: await pathOfBusyMatch(sites.exchangeUrl),
        ready: ODDS_READY,
        account: await signUpPlayer(sites.url),
      }),
  },
  { id: 'B3', what: 'requests one after another, after the document', bar: 2, measure: depthOf },
  { id: 'L2', what: 'scripts and styles of the first view of home, gzip kB', bar: HOME_CODE_KB, measure: codeOfHome },
];

async function bytesOf(browser: Browser, { url, plainUrl }: ExactSites, view: FirstView) {
  const [ours, plain] = [await weigh(browser, url, view), await weigh(browser, plainUrl, view)];
  return {
    measured: `${kilobytes(ours.bytes)} in ${ours.requests} requests`,
    comparedWith: `plain bundle ${kilobytes(plain.bytes)} in ${plain.requests}`,
    value: ours.bytes / plain.bytes,
  };
}

async function weigh(browser: Browser, url: string, view: FirstView) {
  const addresses = await codeOfFirstView(browser, url, view);
  const sizes = await Promise.all(addresses.map(gzipBytes));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), requests: addresses.length };
}

/** Everything that a visitor's phone fetches until home is at rest, whether the first paint waits for it or not. */
async function codeOfHome(browser: Browser, { url }: ExactSites) {
  const addresses = (await codeOfFirstView(browser, url, HOME)).filter((address) => new URL(address).pathname !== HOME.path);
  const sizes = await Promise.all(addresses.map(gzipBytes));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const heaviest = Math.max(...sizes);
  return {
    measured: `${kilobytes(bytes)} in ${addresses.length} files`,
    comparedWith: `heaviest ${kilobytes(heaviest)}`,
    value: bytes / 1000,
  };
}

async function depthOf(browser: Browser, { url }: ExactSites) {
  const { depth: value, chain } = await requestDepth(browser, url);
  return {
    measured: chain.slice(1).map(shortened).join(' → '),
    comparedWith: 'the document, then everything',
    value,
  };
}

export async function measureExact({ id, what, bar, measure }: ExactFigure, browser: Browser, sites: ExactSites): Promise<Figure> {
  return { id, what, bar, isGate: true, ...(await measure(browser, sites)) };
}

const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} kB`;
const shortened = (path: string) => path.replace(/^\/releases\/([^/]+)\/[^/]+\//, '$1/');
