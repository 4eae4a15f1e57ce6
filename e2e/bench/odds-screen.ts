/** B5 and B6: prices on the screen. Run it alone, against a running site: `SITE_PORT=3000 npx tsx e2e/bench/odds-screen.ts`. */
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '@site/testing/chromium';
import { CHROMIUM_ARGS } from '../site/browser';
import type { Site } from '../site/start-site';
import { oddsMemory } from './odds-memory';
import { startOddsSite, type OddsSite } from './odds-site';
import { oddsUpdate } from './odds-update';
import { printTable, showRow, type Figure } from './table';

export async function oddsScreen(browser: Browser, beside: Site): Promise<Figure[]> {
  const measure = async (hasStream: boolean, figures: (site: OddsSite) => Promise<Figure[]>) => {
    const site = await startOddsSite(browser, beside, { hasStream });
    try {
      return (await figures(site)).map((row) => showRow(row));
    } finally {
      await site.stop();
    }
  };
  return [...(await measure(false, oddsUpdate)), ...(await measure(true, oddsMemory))];
}

async function byItself(port: number) {
  const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: CHROMIUM_ARGS });
  const at = (offset: number) => `http://localhost:${port + offset}`;
  try {
    printTable(
      await oddsScreen(browser, { url: at(0), gamesUrl: at(1), platformUrl: at(2), exchangeUrl: at(3), stop: () => Promise.resolve() }),
    );
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await byItself(Number(process.env['SITE_PORT'] ?? 3000));
