import type { ChannelDocument, RemotePath } from '@site/remote/manifest';
import type { Finding } from '../trial/finding';
import { samplePath } from '../trial/sample-path';
import type { AskServer } from './ask';

const INLINED = /<script type="application\/json" id="releases">(.*?)<\/script>/s;

/** Requires a page at every claimed path whose inlined channel document is exactly the one of the trial. */
export async function findWrongPages(ask: AskServer, trial: ChannelDocument, claims: readonly RemotePath[]): Promise<Finding[]> {
  const looks = claims.map(async (claim) => {
    const path = samplePath(claim.path);
    const { status, bytes } = await ask(path, { accept: 'text/html', 'accept-encoding': 'identity' });
    if (status !== 200) return [finding(`${path} answers ${status}.`)];
    return inlinedIn(bytes) === JSON.stringify(trial) ? [] : [finding(`The document of ${path} does not tell the proposed releases.`)];
  });
  return (await Promise.all(looks)).flat();
}

function inlinedIn(html: Buffer): string | null {
  const text = INLINED.exec(html.toString('utf8'))?.[1];
  try {
    return text === undefined ? null : JSON.stringify(JSON.parse(text));
  } catch {
    return null;
  }
}

const finding = (message: string): Finding => ({
  check: 'page',
  message,
  advice: 'Look at the edge; the releases themselves are not the cause.',
});
