import { boundRowsOf } from './bounds';
import { figuresOf, secondsOf, type FaultFigures, type Second } from './measure';
import type { Outcome } from './run';

const WIDTH = 1160;
const LEFT = 60;
const HEIGHT = 130;
const GAP = 44;
const TOP = 20;
const COLOURS = {
  calls: '#2563a8',
  failed: '#b3261e',
  p99: '#7a5b00',
  band: '#b3261e',
  good: '#2e7d32',
  broken: '#b3261e',
  away: '#8a8a8a',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

interface Lane {
  title: string;
  colour: string;
  values: readonly number[];
}

/** One curve with its own scale. */
function laneOf({ title, colour, values }: Lane, nth: number): string {
  const most = Math.max(1, ...values);
  const top = TOP + nth * (HEIGHT + GAP);
  const points = values.map((value, at) => `${xOf(at, values.length).toFixed(1)},${(top + HEIGHT - (value / most) * HEIGHT).toFixed(1)}`);
  return `
    <text x="${LEFT}" y="${top - 6}" class="title">${escaped(title)}</text>
    <line x1="${LEFT}" y1="${top + HEIGHT}" x2="${WIDTH}" y2="${top + HEIGHT}" class="axis"/>
    <text x="${LEFT - 6}" y="${top + 10}" class="scale">${Math.round(most)}</text>
    <text x="${LEFT - 6}" y="${top + HEIGHT}" class="scale">0</text>
    <polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
}

const xOf = (second: number, count: number) => LEFT + (second / Math.max(1, count - 1)) * (WIDTH - LEFT);

/** Curves of the calls, with faults as bands and rounds of the oracles as marks. */
function timelineOf({ startedAt, bands, verdicts }: Outcome, all: readonly Second[]): string {
  const lanes: Lane[] = [
    { title: 'calls in a second', colour: COLOURS.calls, values: all.map(({ calls }) => calls) },
    { title: 'failed calls in a second', colour: COLOURS.failed, values: all.map(({ failed }) => failed) },
    { title: 'p99 of the calls that ended in a second, ms', colour: COLOURS.p99, values: all.map(({ p99 }) => p99) },
  ];
  const bottom = TOP + lanes.length * (HEIGHT + GAP);
  const at = (moment: number) => xOf((moment - startedAt) / 1000, all.length);
  const drawnBands = bands.map(({ label, at: from, endedAt }, nth) => {
    const width = Math.max(3, at(endedAt) - at(from));
    return `
    <rect x="${at(from).toFixed(1)}" y="${TOP}" width="${width.toFixed(1)}" height="${bottom - TOP - GAP}" fill="${COLOURS.band}" opacity="0.13">
      <title>${escaped(label)}</title></rect>
    <text x="${(at(from) + 2).toFixed(1)}" y="${TOP + 12}" class="number">${nth + 1}</text>`;
  });
  const marks = verdicts.map(({ at: moment, state }) => {
    const text = { good: 'all oracles hold', broken: 'an oracle does not hold', away: 'the database did not answer' }[state];
    return `<circle cx="${at(moment).toFixed(1)}" cy="${bottom}" r="4" fill="${COLOURS[state]}"><title>${text}</title></circle>`;
  });
  const tens = Array.from({ length: Math.floor(all.length / 10) + 1 }, (_, nth) => nth * 10).filter(
    (second) => all.length < 400 || second % 60 === 0,
  );
  const scale = tens.map((second) => `<text x="${xOf(second, all.length).toFixed(1)}" y="${bottom + 26}" class="second">${second}</text>`);
  return `<svg viewBox="0 0 ${WIDTH + 20} ${bottom + 36}" role="img" aria-label="Timeline of the run">
    ${drawnBands.join('')}${lanes.map(laneOf).join('')}
    <text x="${LEFT - 6}" y="${bottom + 4}" class="scale">oracles</text>${marks.join('')}
    <text x="${LEFT - 6}" y="${bottom + 26}" class="scale">second</text>${scale.join('')}
  </svg>`;
}

function rowOf({ label, atMs, lastedMs, calls, failed, p99, pauseMs, slowestMs, boundMs }: FaultFigures, nth: number): string {
  const isOver = boundMs !== null && pauseMs > boundMs;
  const cells = [
    nth || '',
    label,
    seconds(atMs),
    seconds(lastedMs),
    calls,
    failed,
    `${p99} ms`,
    seconds(pauseMs),
    boundMs === null ? '' : seconds(boundMs),
    seconds(slowestMs),
  ];
  return `<tr${isOver ? ' class="over"' : ''}>${cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`;
}

const HEADS = ['', 'fault', 'at', 'lasted', 'calls', 'failed', 'p99', 'longest pause of writes', 'bound', 'slowest write'];

function brokenOf({ broken }: Outcome): string {
  if (!broken.length) return '<p class="good">All oracles hold.</p>';
  return broken
    .map(({ name, says, problems }) => {
      const rows = problems.slice(0, 20).map((problem) => `<li>${escaped(problem)}</li>`);
      return `<h2 class="bad">The oracle “${escaped(name)}” does not hold</h2><p>It says: ${escaped(says)}. Rows that differ: ${problems.length}.</p><ul>${rows.join('')}</ul>`;
    })
    .join('');
}

function countsOf({ journal, walletsCompared, verdicts }: Outcome): string {
  const count = (outcome: string) => journal.entries.filter((entry) => entry.outcome === outcome).length;
  const retried = journal.entries.filter(({ tries }) => tries > 1).length;
  const rounds = (state: string) => verdicts.filter((verdict) => verdict.state === state).length;
  return `<p>${journal.entries.length} writes: ${count('acknowledged')} acknowledged, ${count('refused')} refused, ${count('unknown')} unknown at the end;
    ${retried} were sent more than once. ${walletsCompared} wallets compared. ${verdicts.length} rounds of oracles, ${rounds('away')} of them without an answer of the database.</p>`;
}

const BOUND_HEADS = ['fault', 'what must hold', 'bound', 'measured'];

function boundsOf(outcome: Outcome): string {
  const rows = boundRowsOf(outcome).map(
    ({ fault, what, bound, measured, isKept }) =>
      `<tr${isKept ? '' : ' class="over"'}>${[fault, what, bound, measured].map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${BOUND_HEADS.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** A run as one page without scripts. */
export function reportOf(outcome: Outcome): string {
  const all = secondsOf(outcome);
  const figures = figuresOf(outcome);
  const { seed, startedAt, endedAt, players, viewers } = outcome;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Chaos run, seed ${seed}</title><style>
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 1200px; margin: 24px auto; padding: 0 16px; color: #1b1b1b; }
  svg { width: 100%; border: 1px solid #ddd; } svg text { font: 11px system-ui, sans-serif; fill: #444; }
  .title { font-weight: 600 !important; } .scale { text-anchor: end; } .second { text-anchor: middle; } .number { fill: #8c1d18 !important; font-weight: 600 !important; }
  .axis { stroke: #bbb; } table { border-collapse: collapse; width: 100%; margin-top: 16px; } td, th { text-align: right; padding: 4px 8px; border-bottom: 1px solid #ddd; }
  td:nth-child(2), th:nth-child(2) { text-align: left; } .over td { background: #fdecea; } .good { color: ${COLOURS.good}; } .bad { color: ${COLOURS.broken}; }
</style></head><body>
<h1>Chaos run, seed ${seed}</h1>
<p>${new Date(startedAt).toISOString()}, ${seconds(endedAt - startedAt)}, ${players} players, ${viewers} viewers. Run it again: <code>npm run chaos -- --seed ${seed} --minutes ${Math.round((endedAt - startedAt) / 60_000)}</code></p>
${brokenOf(outcome)}${countsOf(outcome)}
${timelineOf(outcome, all)}
<table><thead><tr>${HEADS.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${figures.map(rowOf).join('')}</tbody></table>
${boundsOf(outcome)}
<p>A line counts what ended from its fault to the next one. A pause of writes is a time in which no round, or no bet, of any player got an answer. A line with a colour is above its bound; bounds are for a machine
that does nothing else, so only oracles make a run fail.</p>
</body></html>
`;
}
