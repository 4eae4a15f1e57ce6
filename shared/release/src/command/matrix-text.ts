import { isNear, type Matrix, type Pair } from '../matrix/matrix';
import { table } from './table';

/** The matrix as a table, below it each refused pair with its reasons, and at last the number of pairs. */
export function matrixText(matrix: Matrix): string {
  const { pairs, unreadable } = matrix;
  const refused = pairs.filter(({ faults }) => faults.length);
  const damaged = unreadable.map((words) => `${words} was good, and its record is missing or damaged: npm run release -- verify ${words}`);
  const near = refused.filter(isNear).length;
  const end = refused.length
    ? `Refused: ${refused.length} of ${pairs.length} pairs. Live or one rollback away: ${near}.`
    : `Refused: none of ${pairs.length} pairs.`;
  return [tableOf(matrix), '', ...refused.flatMap((pair) => [...linesOn(pair, pairs), '']), ...damaged, end].join('\n');
}

function tableOf({ pairs, shells }: Matrix) {
  const [newest = ''] = shells;
  const rows = pairs
    .filter(({ shell }) => shell === newest)
    .map(({ name, release, goesBack }) => [
      name,
      goesBack.includes(name) ? release : `${release} (live)`,
      ...shells.map((shell) => {
        const pair = pairs.find((one) => one.shell === shell && one.name === name && one.release === release);
        return pair?.faults.length ? 'refused' : 'ok';
      }),
    ]);
  const isLive = (shell: string) => pairs.some((pair) => pair.shell === shell && !pair.goesBack.includes('shell'));
  return table([['area', 'release', ...shells.map((shell) => `shell ${shell}${isLive(shell) ? ' (live)' : ''}`)], ...rows]);
}

function linesOn(pair: Pair, pairs: readonly Pair[]): string[] {
  const { name, release, shell, faults } = pair;
  return [
    `${name} ${release} with shell ${shell} is refused; it ${liveAfter(pair)}.`,
    ...faults.map(({ check, message }) => `  ${check}: ${message}`),
    `  ${adviceFor(pair, pairs)}`,
  ];
}

function liveAfter({ goesBack, name, release, shell }: Pair): string {
  const [first, second] = goesBack;
  if (first === undefined) return 'is live';
  if (second !== undefined) return 'would be live after two rollbacks';
  return `would be live after "npm run release -- rollback ${first} --to ${first === name ? release : shell}"`;
}

/** Advice for a refused pair: another release of the remote that runs with the same shell. */
function adviceFor({ name, shell }: Pair, pairs: readonly Pair[]): string {
  const other = pairs.find((pair) => pair.name === name && pair.shell === shell && pair.faults.length === 0);
  return other ? `${name} ${other.release} runs with that shell.` : `No other of these releases of ${name} runs with that shell.`;
}
