import type { DevTools } from './devtools';
import { LOG_IN } from './in-page';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SESSION = { token: 'gate', remote_id: 'gate', username: 'gate', popup: '0', regPopup: '0' };
const RELEASED_CODE = /\/releases\/.*\.(js|css)(\?|$)/;

interface Evaluated<Result> {
  result: { value: Result };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}
interface ConsoleCall {
  type: string;
  args: { value?: unknown; description?: string }[];
}

/** Opens an empty tab that emulates a phone; `becomeDesktop` makes it a desktop. */
export async function openPage(browser: DevTools) {
  const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  const tab = browser.session(sessionId);
  const problems: string[] = [];
  const asked = new Map<string, string>();
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
  tab.on<{ requestId: string; request: { url: string } }>('Network.requestWillBeSent', ({ requestId, request }) => {
    if (RELEASED_CODE.test(request.url)) asked.set(requestId, request.url);
  });
  tab.on<{ requestId: string }>('Network.loadingFinished', ({ requestId }) => asked.delete(requestId));
  tab.on<{ requestId: string; errorText: string }>('Network.loadingFailed', ({ requestId, errorText }) => {
    const url = asked.get(requestId);
    asked.delete(requestId);
    if (url) note(`refused: ${new URL(url).pathname} ${errorText}`);
  });

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
    /** True while released scripts or styles are loading. */
    isLoading: () => asked.size > 0,
    goTo: (address: string) => tab.send('Page.navigate', { url: address }),
    /** Logs a player in before the next address opens. */
    logInFirst: () => tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${LOG_IN})(${JSON.stringify(SESSION)})` }),
    logIn: () => run(LOG_IN, SESSION),
    becomeDesktop: () => become(DESKTOP, { width: 1280, height: 800, mobile: false }),
    setCookie: (name: string, value: string, url: string) => tab.send('Network.setCookie', { name, value, url }),
    /** Callers need not wait for it: a page that hangs closes slowly, and a browser that has ended never answers. */
    close: () => browser.send('Target.closeTarget', { targetId }).catch(() => undefined),
  };
}

/** One tab of the browser. */
export type Page = Awaited<ReturnType<typeof openPage>>;

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';
