import type { AuditPage } from './audit.shapes';
import { terminalText } from './terminal-text';

/** Lines for a terminal, newest row first: time, person, call, outcome, player and address, with the input below. */
export const auditLines = ({ rows, next }: AuditPage) =>
  rows.length
    ? [...rows.map(lines), ...(next === null ? [] : [`Older ones: audit before=${next}`])].join('\n')
    : 'Nothing was written down.';

function lines({ at, action, who, call, player, ip, outcome, detail }: AuditPage['rows'][number]) {
  const words = [
    at.slice(0, 19).replace('T', ' '),
    (who ?? '-').padEnd(12),
    call ?? action,
    outcome,
    player && `player ${player}`,
    ip && `from ${ip}`,
  ];
  return `${terminalText(words.filter((word) => word !== null && word !== '').join('  '))}\n    ${terminalText(JSON.stringify(detail))}`;
}
