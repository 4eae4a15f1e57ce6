/**
 * `npm run bench`: prints the table of the quality page, compared with the plain bundle of the same source. `--only lighthouse [--path /games]
 * [--runs 1]` and `--only entering` print a part of it, `--weigh` only the parts of the first view and their bytes; `--frames [folder]` saves
 * pictures of the first seconds of a visit.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '@site/testing/chromium';
import { CHROMIUM_ARGS } from '../site/browser';
import { ROOT } from '../site/server';
import { startPlain } from '../site/start-plain';
import { startSite, type Site } from '../site/start-site';
import { EXACT_FIGURES, measureExact, type ExactSites } from './exact';
import { firstFrames } from './first-frames';
import { lighthouseRows } from './audit-rows';
import { isWithin, measureRows, printTable, type Figure } from './table';
import { entering, times } from './times';

const AUDITS = 5;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'skip-clone': { type: 'boolean', default: false },
    weigh: { type: 'boolean' },
    frames: { type: 'boolean' },
    only: { type: 'string' },
    path: { type: 'string' },
    runs: { type: 'string', default: String(AUDITS) },
  },
});

type Part = (browser: Browser, site: Site, sites: ExactSites) => Promise<void>;

const audits = (sites: ExactSites) => lighthouseRows(sites, { runs: Number(values.runs), path: values.path });

/** Parts that are also measured alone. */
const PARTS: Record<string, Part> = {
  async lighthouse(_, __, sites) {
    process.exitCode = (await audits(sites)) ? 0 : 1;
  },
  async entering(browser, _, sites) {
    printTable(await entering(browser, sites));
  },
};

const all: Part = async (browser, site, sites) => {
  const exact: Figure[] = [];
  for (const figure of EXACT_FIGURES) exact.push(await measureRows(figure.id, () => measureExact(figure, browser, sites)));
  const rest = await times(browser, site, sites.plainUrl, !values['skip-clone']);
  const areAuditsGood = await audits(sites);
  printTable([...exact, ...rest]);
  process.exitCode = exact.every(isWithin) && areAuditsGood ? 0 : 1;
};

const measure = (part: Part) =>
  withSite(async (browser, site) => {
    const plain = await startPlain(site.url);
    try {
      await part(browser, site, { ...site, plainUrl: plain.url });
    } finally {
      await plain.stop();
    }
  });

async function takeFrames(folder: string) {
  await withSite(async (browser, { url }) => console.log(`${await firstFrames(browser, url, folder)} pictures in ${folder}`));
}

async function withSite(work: (browser: Browser, site: Site) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: CHROMIUM_ARGS });
  const site = await startSite({ from: 4420 });
  try {
    await work(browser, site);
  } finally {
    await browser.close();
    await site.stop();
  }
}

const part = values.only === undefined ? all : PARTS[values.only];
if (!part) throw new Error(`--only takes ${Object.keys(PARTS).join(' or ')}`);
if (values.weigh) await (await import('./weigh')).printWeights();
else if (values.frames) await takeFrames(resolve(positionals[0] ?? join(ROOT, 'e2e/test-results/first-frames')));
else await measure(part);
