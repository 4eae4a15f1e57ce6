import { createHash } from 'node:crypto';
import type { ChannelDocument } from '@site/remote/manifest';

type ChannelAction = 'create' | 'protect' | 'remove' | 'renew' | 'development' | 'worker';
type ReleaseAction = 'activate' | 'rollback' | 'revoke' | 'canary' | 'preview' | ChannelAction;

/** Areas of a channel whose new code needs a second person. */
export type ProtectedAreas = readonly string[] | 'all';

/** One change of a channel: its time, person, action and reason. */
export interface LogEntry {
  serial: number;
  at: string;
  /** Holder of the key that signed the change. */
  actor: string;
  /** Text of `RELEASE_ACTOR`: a note, never the actor. */
  note?: string;
  action: ReleaseAction;
  remote: string;
  release: string;
  /** Release that was live before. */
  from?: string;
  reason?: string;
  /** Overruled findings of the gate; `browser: left out` after --no-browser. */
  forced?: readonly string[];
  /** Remarks of the gate, which do not keep a change from being made. */
  remarks?: readonly string[];
  /** With the action `protect`: the areas that are protected from then on. */
  protectedAreas?: ProtectedAreas;
  /** Hash of the line before; `NO_LINE` for the first. */
  previous: string;
}

/** Value of `previous` in the first line of a log. */
export const NO_LINE = '0'.repeat(64);

/** @param line without its line break */
export const hashOfLine = (line: string) => createHash('sha256').update(line).digest('hex');

/** @returns the parsed entry, or null when the text is no line of a log */
export function readLine(line: string): LogEntry | null {
  try {
    const entry = JSON.parse(line) as LogEntry | null;
    return typeof entry?.serial === 'number' && typeof entry.previous === 'string' ? entry : null;
  } catch {
    return null;
  }
}

/**
 * Follows the hashes from the first line to the one that a document names.
 * @param lines those that the document counts
 * @param log of the document; null when there is none yet
 * @returns the first mismatch between log and document, in words that follow the name of the log; null when they match
 */
export function chainFault(lines: readonly string[], log: ChannelDocument['log'] | null): string | null {
  const { entries, head } = log ?? { entries: 0, head: NO_LINE };
  if (lines.length !== entries) return `has ${lines.length} of the ${entries} lines that the document counts`;
  let previous = NO_LINE;
  for (const [index, line] of lines.entries()) {
    if (readLine(line)?.previous !== previous) return `does not go on at line ${index + 1}: that line, or the one before it, was changed`;
    previous = hashOfLine(line);
  }
  return previous === head ? null : `ends with a line ${entries} that is not the one the document names`;
}
