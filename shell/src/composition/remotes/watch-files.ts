/** Of a part that is asked for after the area stands; slow networks are no fault of a release. */
const FILE_MAX_MS = 10_000;

/** Told of a script or style of a remote's release that did not come, whoever asked for it. */
export type OnLost = (remote: string, release: string, problem: Error) => void;

/** Watches what running code adds to the document: a part that is missing, damaged or hangs never arrives by itself. @returns how to stop. */
export function watchFiles(onLost: OnLost) {
  const observer = new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(watch)));

  function watch(node: Node) {
    const address = addressOf(node);
    const [, remote, release] = /\/releases\/(mf-[^/]+)\/([^/]+)\//.exec(address) ?? [];
    if (!remote || !release) return;
    const lose = (why: string) => {
      clearTimeout(timer);
      // Without a network every release lacks the same file.
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
