import { TRIAL_PLAYER } from '../sample-platform';
import type { DevTools } from './devtools';
import { LOG_IN, PREPARE } from './in-page';
import { followTraffic } from './traffic';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SESSION = { token: TRIAL_PLAYER, remote_id: TRIAL_PLAYER, username: TRIAL_PLAYER, popup: '0', regPopup: '0' };

interface Evaluated<Result> {
  result: { value: Result };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}
interface ConsoleCall {
  type: string;
  args: { value?: unknown; description?: string }[];
}

/** Opens an empty tab with cookies and storage of its own. It emulates a phone; `becomeDesktop` makes it a desktop. */
export async function openPage(browser: DevTools) {
  const { browserContextId } = await browser.send<{ browserContextId: string }>('Target.createBrowserContext');
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const tab = browser.session(sessionId);
  const problems: string[] = [];
  let onProblem: ((problem: string) => void) | undefined;

  const note = (problem: string) => {
    problems.push(problem);
    onProblem?.(problem);
  };
  tab.on<ConsoleCall>('Runtime.consoleAPICalled', ({ type, args }) => {
    if (type === 'error') note(args.map(({ value, description }) => firstLine(description ?? String(value))).join(': '));
  });
  tab.on<{ exceptionDetails: Evaluated<never>['exceptionDetails'] }>('Runtime.exceptionThrown', ({ exceptionDetails }) => {
    note(`uncaught: ${firstLine(exceptionDetails?.exception?.description ?? exceptionDetails?.text ?? '')}`);
  });
  tab.on<{ entry: { source: string; level: string; text: string } }>('Log.entryAdded', ({ entry }) => {
    if (entry.source === 'security' && entry.level === 'error') note(`refused: ${firstLine(entry.text)}`);
  });
  const isLoading = followTraffic(tab, note);

  /** Sends the user agent first, because pages read it when their size changes. */
  const become = (userAgent: string, size: { width: number; height: number; mobile: boolean }) =>
    Promise.all([
      tab.send('Emulation.setUserAgentOverride', { userAgent }),
      tab.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1 }),
    ]);

  async function run<Result>(source: string, ...args: unknown[]): Promise<Result> {
    const expression = `(${source})(...${JSON.stringify(args)})`;
    const { result, exceptionDetails } = await tab.send<Evaluated<Result>>('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(firstLine(exceptionDetails.exception?.description ?? exceptionDetails.text));
    return result.value;
  }

  await Promise.all([
    ...['Page', 'Runtime', 'Log', 'Network'].map((domain) => tab.send(`${domain}.enable`)),
    become(PHONE, { width: 390, height: 844, mobile: true }),
    tab.send('Page.addScriptToEvaluateOnNewDocument', { source: PREPARE }),
    tab.send('Network.setBlockedURLs', { urls: ['*.woff2*', '*.png', '*.jpg', '*.webp'] }),
  ]);

  return {
    run,
    /** Errors so far, oldest first. */
    problems: problems as readonly string[],
    /** @param listener called with each further problem */
    watch(listener: (problem: string) => void) {
      onProblem = listener;
    },
    /** True while released scripts or styles, or reads of the page, are loading. */
    isLoading,
    goTo: (address: string) => tab.send('Page.navigate', { url: address }),
    /** Logs a player in before the next address opens. A frame in the page may have no storage, and needs no session. */
    logInFirst: () =>
      tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `if (window === top) (${LOG_IN})(${JSON.stringify(SESSION)})` }),
    logIn: () => run(LOG_IN, SESSION),
    becomeDesktop: () => become(DESKTOP, { width: 1280, height: 800, mobile: false }),
    setCookie: (name: string, value: string, url: string) => tab.send('Network.setCookie', { name, value, url }),
    /** Callers need not wait for it: a page that hangs closes slowly, and a browser that has ended never answers. */
    close: () => browser.send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined),
  };
}

/** One tab of the browser. */
export type Page = Awaited<ReturnType<typeof openPage>>;

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';
