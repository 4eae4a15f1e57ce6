import type { FoundPlayer, LedgerEntry, PlayerNote, PlayerSession } from './players.shapes';
import { terminalText } from './terminal-text';

interface Page<Row> {
  rows: readonly Row[];
  next: string | null;
}

const second = (moment: string) => moment.slice(0, 19).replace('T', ' ');
const INDENT = ' '.repeat(4);

/** Lines of a page; the last one says how to go on. */
const pageLines = <Row>({ rows, next }: Page<Row>, none: string, line: (row: Row) => string) =>
  rows.length ? [...rows.map(line), ...(next === null ? [] : [`more: after=${next}`])].join('\n') : none;

/** Lines for a terminal: players in the order of their usernames. */
export const foundLines = (page: Page<FoundPlayer>) =>
  pageLines(page, 'Nobody is found.', ({ username, id, name, phone, status, since }) =>
    terminalText(`${username.padEnd(20)}  ${String(id).padStart(8)}  ${status.padEnd(8)}  ${phone}  since ${since.slice(0, 10)}  ${name}`),
  );

/** Lines for a terminal: entries with the balance after each, the newest first. */
export const ledgerLines = (page: Page<LedgerEntry>) =>
  pageLines(page, 'There is no entry.', ({ id, at, kind, ref, amount, balance }) =>
    terminalText(`${second(at)}  #${id}  ${amount.padStart(12)} BDT  balance ${balance.padStart(12)}  ${kind}  ${ref}`),
  );

/** Lines for a terminal: sessions that were used last first. */
export const sessionLines = (sessions: readonly PlayerSession[]) =>
  sessions.length
    ? sessions
        .map(({ id, began_at: began, used_at: used, ip, user_agent: agent }) =>
          terminalText(`#${id}  used ${second(used)}  since ${second(began)}  from ${ip}  ${agent}`),
        )
        .join('\n')
    : 'The player is logged in nowhere.';

/** Lines for a terminal: notes, the newest first. */
export const noteLines = (notes: readonly PlayerNote[]) => (notes.length ? notes.map(addedNoteLine).join('\n') : 'There is no note.');

/** One note with its person and time. */
export const addedNoteLine = ({ at, by, text }: PlayerNote) => `${second(at)}  ${terminalText(by)}\n${INDENT}${terminalText(text, INDENT)}`;
