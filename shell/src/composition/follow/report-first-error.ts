import type { Reports } from '../remotes/reports';

/** File of a release in a stack or an address; code of extensions and of others has none. */
const RELEASED_FILE = /\/releases\/(shell|plain|mf-[a-z\d-]+)\/([^/]+)\//;

/**
 * Reports the first error that no code of this page caught, for the release whose code is named first in its stack. The text of the error
 * stays in the page.
 */
export function reportFirstError(report: Reports['report']) {
  const stop = new AbortController();

  function find(trace: string) {
    const [, remote, release] = RELEASED_FILE.exec(trace) ?? [];
    if (!remote || !release) return;
    stop.abort();
    report({ remote, release, kind: 'uncaught' });
  }

  const options = { signal: stop.signal };
  window.addEventListener('error', ({ error, filename }) => find(`${stackOf(error)} ${filename}`), options);
  window.addEventListener('unhandledrejection', ({ reason }) => find(stackOf(reason)), options);
}

const stackOf = (problem: unknown) => (problem instanceof Error ? (problem.stack ?? '') : '');
