import type { AuditRow } from './audit.repository';
import { terminalText } from './terminal-text';

export interface AuditPage {
  rows: readonly (Omit<AuditRow, 'at'> & { at: string })[];
  /** Value of `before` for the next page; null at the end. */
  next: number | null;
}

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
