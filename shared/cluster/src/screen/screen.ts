import type { ClusterView, MemberView } from '../orders';
import { changesBetween, tableLines } from './table';

const DRAW_EVERY_MS = 1000;
const NOTES = 6;

/** Addresses that a person opens; those of the database have passwords. */
export function addressLines({ addresses }: ClusterView): string[] {
  const { site, games, exchange, operators, release, prometheus, balancer, logs } = addresses;
  return [
    `site ${site}   games ${games}   exchange ${exchange}`,
    `operators ${operators}   releases ${release}   prometheus ${prometheus}   haproxy ${balancer}`,
    `logs ${logs}`,
  ];
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows a cluster: a table that is drawn anew on a terminal, one line for each change elsewhere. */
export function createScreen(output: Output, view: () => ClusterView | null) {
  const began = performance.now();
  const notes: string[] = [];
  let drawn = 0;
  let last: readonly MemberView[] = [];
  const stamp = (line: string) => `${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`;

  function draw() {
    const now = view();
    if (!now) return;
    const lines = [...addressLines(now), '', ...tableLines(now.members), '', ...notes.slice(-NOTES)];
    // Go up over the last table, and clear to the end.
    output.write(`${drawn ? `\u001b[${drawn}A` : ''}\u001b[J${lines.join('\n')}\n`);
    drawn = lines.length;
  }

  function changed() {
    const now = view();
    if (output.isTTY || !now) return;
    for (const line of changesBetween(last, now.members)) output.write(`${stamp(line)}\n`);
    last = now.members;
  }

  const timer = output.isTTY ? setInterval(draw, DRAW_EVERY_MS) : undefined;
  return {
    changed,
    note(line: string) {
      notes.push(stamp(line));
      if (output.isTTY && view()) draw();
      else output.write(`${stamp(line)}\n`);
    },
    stop() {
      clearInterval(timer);
      if (output.isTTY) draw();
    },
  };
}
