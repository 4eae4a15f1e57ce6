import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { LOAD_TIMEOUT_MS, type CodeSource } from './load-remote';

/** The only importer of the federation runtime; the plain build puts `plain.ts` in its place. */
export const codeSource: CodeSource = {
  async load(remote, { entry }, isAgain) {
    pointTo(remote, entry, isAgain);
    return loadRemote(`${containerOf(remote)}/lifecycle`);
  },
};

const containerOf = (remote: string) => remote.replaceAll('-', '_');

/** Told by `start` from the release manifest; a file without a hash is refused by the browser. */
const hashOf = (url: string) => self.releaseIntegrity[new URL(url, location.href).pathname] ?? 'sha384-missing';

init({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'verified-entries',
      createScript({ url }: { url: string }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = hashOf(url);
        return { script, timeout: LOAD_TIMEOUT_MS };
      },
    },
  ],
});

const pointed = new Map<string, string>();
let tries = 0;

function pointTo(remote: string, entry: string, isAgain: boolean) {
  const before = pointed.get(remote);
  if (before === entry && !isAgain) return;
  const address = new URL(entry, location.href);
  if (isAgain) {
    forgetFiles(address);
    // The browser would join a request for the same address that still hangs; chunks and styles take the number from the page.
    address.searchParams.set('try', String(++tries));
    self.releaseTries = { ...self.releaseTries, [new URL('.', address).pathname]: tries };
  }
  registerRemotes([{ name: containerOf(remote), entry: address.href }], { force: before !== undefined });
  pointed.set(remote, entry);
}

/** A hung file stays in the document, and whoever asks for its address again would wait for it, or take it for loaded. */
function forgetFiles(entry: URL) {
  const folder = new URL('.', entry).href;
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(folder)) script.remove();
  for (const style of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (style.href.startsWith(folder) && !style.sheet) style.remove();
}
