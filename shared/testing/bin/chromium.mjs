/** Finds the browser for end-to-end tests and benchmarks: an installed one first, then Playwright's own, then the system's package. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackage } from './system-package.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/usr/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium, or null. `CHROMIUM_PATH` has priority. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const installed = [...PLACES.flatMap((place) => NAMES.map((name) => join(place, name))), ...ELSEWHERE].find((path) => existsSync(path));
  return installed ?? (await playwrightsOwn());
}

/** Finds a Chromium or, on Debian as root, installs one. @throws Error with advice when there is none */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  installPackage('chromium');
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error('No Chromium found. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test');
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright');
    return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
  } catch {
    return null;
  }
}

// Without a top-level await, so that Jest can load this file.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  void ensureChromium().then((found) => process.stdout.write(`${found}\n`));
