const LOOK_EVERY_MS = 3_600_000;

/** @param {{ issuedAt: string, expiresAt: string } | null} document @param {number} now @returns true when half of its lifetime is over */
export function isHalfOver(document, now) {
  if (!document) return false;
  const [from, until] = [Date.parse(document.issuedAt), Date.parse(document.expiresAt)];
  return now > (from + until) / 2;
}

/**
 * Renews the channel document in time, for a site that runs for weeks without a deploy. If a release in the store was changed, the
 * command refuses at every try and reports it; pages keep the last document until it expires.
 * @param {{ run: (args: string[]) => Promise<void> }} processes
 * @param {{ read: () => any, now?: () => number, everyMs?: number, say?: (line: string) => void }} parts
 * @returns {() => void} a function that stops the renewals
 */
export function keepRenewed(processes, { read, now = Date.now, everyMs = LOOK_EVERY_MS, say = (line) => console.error(line) }) {
  async function look() {
    if (!isHalfOver(read(), now())) return;
    try {
      await processes.run(['shared/release/src/cli.ts', 'renew', '--reason', 'half of its days were over']);
    } catch {
      say('The live document was not signed anew: see above. Pages follow nothing newer after its last day.');
    }
  }
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
