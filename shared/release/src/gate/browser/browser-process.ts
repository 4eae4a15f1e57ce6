import { sandboxObstacle, startChromium, type Chromium } from './chromium';
import { openPage, type Page } from './page';

/**
 * Starts a browser in the background, with pages ready for the first two callers.
 * @param note receives a line when the browser runs without a sandbox
 */
export function startBrowser(note: (line: string) => void) {
  let chromium: Chromium | undefined;
  let isClosed = false;

  async function start(): Promise<Chromium> {
    const { findHeadlessShell } = await import('@site/testing/chromium');
    const executable = await findHeadlessShell();
    if (executable === null) throw new Error('no Chromium is found');
    if (isClosed) throw new Error('the gate was closed');
    const obstacle = sandboxObstacle();
    if (obstacle) note(`The gate's browser tries releases without a sandbox: ${obstacle}.`);
    return (chromium = startChromium(executable));
  }

  const starting = start();
  const open = async () => {
    const { tools, failed } = await starting;
    return Promise.race([openPage(tools), failed]);
  };
  // Two tours run at once.
  const ready = [open(), open()];
  for (const page of ready) page.catch(() => undefined);

  return {
    /** Opens an empty page. @throws Error when no browser is found, or when it does not start */
    page(): Promise<Page> {
      return ready.shift() ?? open();
    },
    close() {
      isClosed = true;
      chromium?.close();
    },
  };
}

/** Handle of a started browser: opens pages and closes the browser. */
export type BrowserProcess = ReturnType<typeof startBrowser>;
