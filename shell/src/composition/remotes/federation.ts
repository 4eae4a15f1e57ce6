import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { CodeSource } from './load-remote';

/** The only file that imports the federation runtime; the plain build replaces it by `plain.ts`. */
export const codeSource: CodeSource = {
  load(remote, { release, entry, exposed }, isAgain) {
    const container = remote.replaceAll('-', '_');
    // Name for area and release that the runtime accepts: it takes the text after `/` for the module.
    const known = `${container}:${release}`;
    if (isAgain || !names.has(known)) names.set(known, register(container, known, entry, isAgain));
    return loadRemote(`${names.get(known)}/${exposed.slice(2)}`);
  },
};

/** Every release has its own name in the runtime, and a new one for each new try, because several tries may run at once. */
const names = new Map<string, string>();
let tries = 0;

init({ name: 'shell', remotes: [], plugins: [{ name: 'verified-entries', loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo) }] });

/** Folder of the shell's own release; webpack finds it by the address of the running script. */
declare const __webpack_public_path__: string;

function register(container: string, known: string, entry: string, isAgain: boolean) {
  // Remotes come from the origin that the shell came from, e.g. a CDN. The second try is for the site itself.
  const address = new URL(entry, isAgain ? location.href : __webpack_public_path__);
  if (isAgain) {
    forgetFiles(address);
    // The browser would join a request for the same address that still hangs; the number makes the address new. Chunks and styles read the
    // number from `releaseTries`.
    address.searchParams.set('try', String(++tries));
    self.releaseTries = { ...self.releaseTries, [new URL('.', address).pathname]: tries };
  }
  const name = isAgain ? `${known}:${tries}` : known;
  registerRemotes([{ name, entry: address.href, entryGlobalName: container }]);
  return name;
}

type Container = Awaited<ReturnType<NonNullable<NonNullable<Parameters<typeof init>[0]['plugins']>[number]['loadEntry']>>>;

/**
 * The browser refuses a file without a hash. All releases of a remote use the same global, so the container is taken from it as soon as the
 * script has run.
 */
function loadEntry({ entry, entryGlobalName }: { entry: string; entryGlobalName: string }) {
  return new Promise<Container>((loaded, failed) => {
    const script = document.createElement('script');
    script.src = entry;
    script.crossOrigin = 'anonymous';
    script.integrity = self.releaseIntegrity[new URL(entry).pathname] ?? 'sha384-missing';
    script.onerror = () => failed(new Error(`${entry} did not load`));
    script.onload = () => {
      const container = Reflect.get(window, entryGlobalName) as Container;
      Reflect.set(window, entryGlobalName, undefined);
      if (container) loaded(container);
      else failed(new Error(`${entry} is not a remote`));
    };
    document.head.append(script);
  });
}

/** Removes the files of a release that hang: they stay in the document, and a later request would wait for them or take them for loaded. */
function forgetFiles(entry: URL) {
  const folder = new URL('.', entry).pathname;
  for (const script of document.querySelectorAll('script')) if (script.src.includes(folder)) script.remove();
  for (const style of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (style.href.includes(folder) && !style.sheet) style.remove();
}
