import { LIMITS } from '@site/platform-kit/pace/limits';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { Invitation } from './people.shapes';
import type { OpenInvitation } from './session.shapes';
import { appOf } from '@site/platform-domains/access/testing';
import { joinAs, openBrowser, PASSWORD, setCookies, tokenOf } from './testing-console';

const DAY_S = 86_400;
const HOME = '192.0.2.7';
const ELSEWHERE = '198.51.100.7';

let platform: TestPlatform;
let turn = 0;
let nadia: string;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(() => {
  // A name is never given twice, and the tests share one platform.
  nadia = `nadia-${++turn}`;
  // Wrong tries of a test do not count in the next one.
  platform.clock.advance(LIMITS.consoleSignInPerName.windowS);
  const { limits } = platform.context.settings;
  const { consoleSignInPerAddress, consoleSignInPerName, consoleSignInPerDevice } = LIMITS;
  Object.assign(limits, { consoleSignInPerAddress, consoleSignInPerName, consoleSignInPerDevice });
});
afterAll(() => platform.stop());

/** Tries one name so often, from addresses of which each is used once. */
async function lock(name: string, tries = LIMITS.consoleSignInPerName.tries) {
  for (let tried = 0; tried < tries; tried++) await openBrowser(platform, `203.0.113.${tried}`).signIn(name, '000000', 'a guess');
}

/** The browser of a person who joined, on an address of the caller's choice. */
function sameDevice(known: ReturnType<typeof openBrowser>, from: string) {
  const browser = openBrowser(platform, from);
  browser.take(known.device());
  return browser;
}

it('has a cookie of its own, which goes with sign-ins only and stays after signing out', async () => {
  const { browser, app } = await joinAs(platform, nadia, 'cashier');
  const [, device] = setCookies(await browser.signIn(nadia, app.next()));
  expect(device).toMatch(/^console-device=[\w-]{43,1024}; Max-Age=7776000; Path=\/operator\/session; HttpOnly; SameSite=Strict$/);
  const known = browser.device();
  await browser.post('session/end');
  expect([browser.cookie(), browser.device()]).toEqual(['', known]);
});

it('lets its person in while strangers have locked the name, from any address', async () => {
  const { browser, app } = await joinAs(platform, nadia, 'cashier');
  await lock(nadia);
  expect((await openBrowser(platform, ELSEWHERE).signIn(nadia, app.next())).statusCode).toBe(429);
  expect((await sameDevice(browser, ELSEWHERE).signIn(nadia, app.next())).statusCode).toBe(200);
});

it('lets its person in while somebody has filled the limit of the address that they share', async () => {
  const { browser, app } = await joinAs(platform, nadia, 'cashier');
  for (let tried = 0; tried < LIMITS.consoleSignInPerAddress.tries; tried++) {
    await openBrowser(platform, HOME).signIn(`person${tried}`, '000000', 'a guess');
  }
  expect((await openBrowser(platform, HOME).signIn(nadia, app.next())).statusCode).toBe(429);
  expect((await sameDevice(browser, HOME).signIn(nadia, app.next())).statusCode).toBe(200);
});

it('gives strangers no further tries when its person signs in', async () => {
  const { browser, app } = await joinAs(platform, nadia, 'cashier');
  await lock(nadia);
  await sameDevice(browser, HOME).signIn(nadia, app.next());
  expect((await openBrowser(platform, ELSEWHERE).signIn(nadia, '000000', 'a guess')).statusCode).toBe(429);
});

it('has ten wrong tries of its own, also when its address changes, and then the right one has to wait', async () => {
  const { browser, app } = await joinAs(platform, nadia, 'cashier');
  const { tries, windowS } = LIMITS.consoleSignInPerDevice;
  for (let tried = 0; tried < tries; tried++) {
    expect((await sameDevice(browser, `203.0.113.${tried}`).signIn(nadia, '000000', 'a guess')).statusCode).toBe(401);
  }
  expect((await sameDevice(browser, ELSEWHERE).signIn(nadia, app.next())).statusCode).toBe(429);
  // The tries were those of this device, so another one of the person is not concerned.
  expect((await openBrowser(platform, ELSEWHERE).signIn(nadia, app.next())).statusCode).toBe(200);
  platform.clock.advance(windowS);
  expect((await sameDevice(browser, ELSEWHERE).signIn(nadia, app.next())).statusCode).toBe(200);
});

it('is a stranger for every other name', async () => {
  const { browser } = await joinAs(platform, `mallory-${turn}`, 'cashier');
  const { app } = await joinAs(platform, nadia, 'cashier');
  await lock(nadia);
  expect((await sameDevice(browser, HOME).signIn(nadia, app.next())).statusCode).toBe(429);
});

describe('is a stranger again', () => {
  it('after ninety days without a sign-in', async () => {
    const { browser, app } = await joinAs(platform, nadia, 'cashier');
    platform.clock.advance(90 * DAY_S);
    await lock(nadia);
    expect((await sameDevice(browser, HOME).signIn(nadia, app.next())).statusCode).toBe(429);
  });

  it('after a new link, because the phone or the device may be lost', async () => {
    const boss = await joinAs(platform, `boss-${turn}`, 'admin');
    const { browser } = await joinAs(platform, nadia, 'cashier');
    const invitation = (await boss.browser.post(`people/${nadia}/invite`)).json<Invitation>();
    const token = tokenOf(invitation);
    const { secret } = (await openBrowser(platform).post('join/look', { token })).json<OpenInvitation>();
    const app = appOf(platform, secret);
    await openBrowser(platform).post('join', { token, password: PASSWORD, code: app.next() });
    await lock(nadia);
    expect((await sameDevice(browser, HOME).signIn(nadia, app.next())).statusCode).toBe(429);
  });

  it.each([
    ['with a changed cookie', (real: string) => `${real.slice(0, -2)}${real.endsWith('AA') ? 'BB' : 'AA'}`],
    ['with a made-up cookie', () => `console-device=${'A'.repeat(120)}`],
    ['with an endless cookie', () => `console-device=${'A'.repeat(4000)}`],
    ['with an empty cookie', () => 'console-device='],
  ])('%s', async (_, change) => {
    const { browser, app } = await joinAs(platform, nadia, 'cashier');
    await lock(nadia);
    const forged = openBrowser(platform, HOME);
    forged.take(change(browser.device()));
    expect((await forged.signIn(nadia, app.next())).statusCode).toBe(429);
  });
});

it('opens no call without a session', async () => {
  const { browser } = await joinAs(platform, nadia, 'cashier');
  expect((await sameDevice(browser, HOME).get('session')).statusCode).toBe(401);
});
