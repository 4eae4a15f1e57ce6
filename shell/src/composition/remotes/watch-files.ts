/** Time limit for a file that a mounted area requests. It is long, because a slow network is no fault of the release. */
const FILE_MAX_MS = 10_000;

/** Receives each script or style of a remote's release that did not load, requested by any code. */
export type OnLost = (remote: string, release: string, problem: Error) => void;

/**
 * Watches the scripts and styles that running code adds to the document: after an error or a hang, a file never arrives by itself.
 * @returns a function that stops it
 */
export function watchFiles(onLost: OnLost) {
  const observer = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(watch)));

  function watch(node: Node) {
    const address = addressOf(node);
    const [, remote, release] = /\/releases\/(mf-[^/]+)\/([^/]+)\//.exec(address) ?? [];
    if (!remote || !release) return;
    const lose = (why: string) => {
      clearTimeout(timer);
      // Without a network the file would fail in every release.
      if (navigator.onLine) onLost(remote, release, new Error(`${address} ${why}`));
    };
    const timer = setTimeout(() => lose('hangs'), FILE_MAX_MS);
    node.addEventListener('load', () => clearTimeout(timer));
    node.addEventListener('error', () => lose('did not load'));
  }

  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

function addressOf(node: Node) {
  if (node instanceof HTMLScriptElement) return node.src;
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node.href : '';
}
