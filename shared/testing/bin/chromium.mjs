/** Finds the browser for end-to-end tests and benchmarks: an installed one first, then Playwright's own, then the system's package. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from './system-package.mjs';

/** Chromium without a window and without the parts that only a person uses: the same pages cost about a fifth less processor time. */
const SHELL = 'chromium-headless-shell';
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
  return [...installed(NAMES), ...ELSEWHERE].find((path) => existsSync(path)) ?? (await playwrightsOwn());
}

/** Path of the browser for a page that needs no window, no notifications and no back/forward cache; a whole Chromium where no shell is installed. */
export async function findHeadlessShell() {
  const shell = process.env.CHROMIUM_PATH ? undefined : installed([SHELL]).find((path) => existsSync(path));
  return shell ?? (await findChromium());
}

/** Finds a Chromium or, on Debian as root, installs one, and its shell with it. @throws Error with advice when there is none */
export async function ensureChromium() {
  const found = await findChromium();
  if (found && (await findHeadlessShell()) !== found) return found;
  if (!process.env.CHROMIUM_PATH) tryToInstall(found);
  const now = await findChromium();
  if (now) return now;
  throw new Error('No Chromium found. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test');
}

/** A missing shell costs time only. @param {string | null} whole @throws Error when there is no browser at all and apt-get fails */
function tryToInstall(whole) {
  try {
    installPackages(whole ? [SHELL] : ['chromium', SHELL]);
  } catch (problem) {
    if (!whole) throw problem;
  }
}

/** @param {string[]} names */
const installed = (names) => PLACES.flatMap((place) => names.map((name) => join(place, name)));

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
