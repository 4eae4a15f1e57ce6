/** `npx tsx e2e/screens/draw-icons.ts`: writes the PNG icons of the site from their drawings, with the bytes that a test compares. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '@site/testing/chromium';
import { ICON_FOLDER, ICONS } from '@site/platform-artwork/icons';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS } from '../site/browser';

const drawings = createHash('sha256');
const browser = await chromium.launch({ executablePath: (await findChromium()) ?? undefined, args: CHROMIUM_ARGS });
try {
  mkdirSync(ICON_FOLDER, { recursive: true });
  for (const [file, { px, svg }] of ICONS) {
    const page = await browser.newPage({ viewport: { width: px, height: px } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    await page.screenshot({ path: path.join(ICON_FOLDER, path.basename(file)), omitBackground: true });
    await page.close();
    drawings.update(svg);
  }
  writeFileSync(path.join(ICON_FOLDER, 'drawings.sha256'), `${drawings.digest('hex')}\n`);
} finally {
  await browser.close();
}
