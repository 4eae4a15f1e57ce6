import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findHeadlessShell } from '@site/testing/chromium';
import { storedSession, type TestAccount } from '../fixtures/accounts';
import { CHROMIUM_ARGS } from '../site/browser';
import { freePorts } from '../site/free-ports';

/** An open event stream or moving prices never let the network of a player's page rest, so Lighthouse waits at most this long. */
const LOADED_WITHIN_MS = 15_000;

interface Audit {
  result: Result;
  /** The report as a page. */
  html: string;
}

/**
 * Runs Lighthouse once, with its own settings: a phone, simulated slow 4G, CPU 4x. Each run has a fresh browser. It is the shell of Chromium,
 * because the interface of the whole one takes a fifth of a small machine, which Lighthouse would count as work of the page.
 */
export async function audit(url: string, account?: TestAccount): Promise<Audit> {
  const port = await freePorts(9400);
  const browser = await chromium.launch({
    executablePath: (await findHeadlessShell()) ?? undefined,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (account) await logIn(port, new URL(url).origin, account);
    const answer = await lighthouse(url, { port, output: 'html', logLevel: 'error', maxWaitForLoad: LOADED_WITHIN_MS });
    if (!answer) throw new Error(`Lighthouse has no result for ${url}`);
    const { lhr: result, report } = answer;
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
    return { result, html: [report].flat().join('') };
  } finally {
    await browser.close();
  }
}

/** Stores a session in the profile that Lighthouse uses, which is not one of Playwright's. Lighthouse keeps such storage. */
async function logIn(port: number, origin: string, account: TestAccount) {
  const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [profile] = connection.contexts();
  if (!profile) throw new Error('The browser has no profile');
  const page = await profile.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((stored) => {
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, storedSession(account));
  await page.close();
  await connection.close();
}
