import { terminalText } from './terminal-text';

export interface AuditPage {
  rows: readonly {
    id: number;
    at: string;
    action: string;
    /** Null for what a player or the platform did, and for a key that nobody has. */
    who: string | null;
    call: string | null;
    player: string | null;
    ip: string;
    outcome: number | null;
    detail: Record<string, unknown>;
  }[];
  /** For `before=`; null at the end. */
  next: number | null;
}

/** The newest first: when, who, what, whom it is about, from where, and how it ended; its input below. */
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
