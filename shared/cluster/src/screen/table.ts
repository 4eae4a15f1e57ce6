import type { MemberView } from '../orders';

const HEADS = ['name', 'pid', 'state', 'ready', 'restarts', 'since', 'detail'] as const;

const time = (iso: string) => iso.slice(11, 19);
const cellsOf = ({ name, pid, state, ready, restarts, since, detail }: MemberView) => [
  name,
  pid === null ? '-' : String(pid),
  state,
  ready ? 'yes' : 'no',
  String(restarts),
  time(since),
  detail,
];

/** Lines of the table of status; times are in UTC. */
export function tableLines(members: readonly MemberView[]): string[] {
  const rows = [[...HEADS], ...members.map(cellsOf)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Changes of members as lines, for an output that cannot be rewritten. */
export function changesBetween(before: readonly MemberView[], after: readonly MemberView[]): string[] {
  const short = ({ state, ready }: MemberView) => (state === 'runs' ? (ready ? 'ready' : 'not ready') : state);
  return after.flatMap((member) => {
    const old = before.find(({ name }) => name === member.name);
    // The lag of a standby changes all the time.
    const roleOf = ({ detail }: MemberView) => detail.replace(/, lag .*/, '');
    const isEqual = old && short(old) === short(member) && old.pid === member.pid && roleOf(old) === roleOf(member);
    if (isEqual || (!old && member.state === 'waits')) return [];
    const detail = roleOf(member);
    return [`${member.name}: ${short(member)}${member.pid === null ? '' : ` (pid ${member.pid})`}${detail ? `, ${detail}` : ''}`];
  });
}
