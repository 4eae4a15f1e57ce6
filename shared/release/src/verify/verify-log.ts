import { hashOfLine, NO_LINE, readLine } from '../store/log-line';
import type { ReleaseStore } from '../store/store';
import type { Problem } from './problem';

/**
 * Follows the log of a channel from its first line to the one that the document names: one changed byte is a problem.
 * `verifyChannel` checks the document itself.
 * @returns all problems; empty when the log is unbroken, or when nothing was ever live in that channel
 * @throws StoreUnusable when the document cannot be read
 */
export async function verifyLog(store: ReleaseStore, channel: string): Promise<readonly Problem[]> {
  const document = await store.channel(channel);
  if (!document) return [];
  const lines = await store.log(channel);
  const place = (line: number) => `channels/${channel}.log.jsonl:${line}`;
  const problem = (line: number, message: string): Problem => ({ place: place(line), message, advice: advice(channel) });

  const { entries, head } = document.log;
  const missing = lines.length < entries ? [problem(lines.length + 1, `is missing, and so are all up to ${entries}`)] : [];
  return [
    ...lines.flatMap((line, index) => lineFault(line, lines[index - 1]).map((message) => problem(index + 1, message))),
    ...missing,
    ...headFault(),
  ];

  function headFault() {
    const last = lines.at(-1);
    const entry = last === undefined ? null : readLine(last);
    if (missing.length > 0 || last === undefined) return [];
    if (hashOfLine(last) !== head) return [problem(lines.length, 'is not the line that the signed document names')];
    return entry?.serial === document?.serial ? [] : [problem(lines.length, 'is of another serial than the signed document')];
  }
}

function lineFault(line: string, before: string | undefined): string[] {
  const entry = readLine(line);
  if (!entry) return ['cannot be read'];
  if (entry.previous !== (before === undefined ? NO_LINE : hashOfLine(before))) {
    return [
      before === undefined ? 'is not the first line that was written' : 'does not go on from the line before: one of the two was changed',
    ];
  }
  const earlier = before === undefined ? null : readLine(before);
  return earlier && entry.serial < earlier.serial ? ['has a lower serial than the line before'] : [];
}

const advice = (channel: string) =>
  `Keep this file as evidence and compare it with a backup. What is live is in the signed document: check "verify", then put channels/${channel}.* back together.`;
