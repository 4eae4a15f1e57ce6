import { StoreUnusable } from '../store/store';
import type { Surroundings } from '../command/context';
import type { AnswerLine } from '../service/stream-verb';

/** The line to the service, or the service itself, ended before the answer did. */
export class AnswerBroken extends StoreUnusable {}

/** Hears the lines of an answer. */
type AnswerReader = Pick<Surroundings, 'out' | 'err' | 'took'>;

const MANGLED = 'The answer of the release service broke off. The change may be made all the same: look at "status".';

/**
 * Prints what a verb says on the service while it runs there.
 * @param heard called whenever something arrives
 * @returns its exit code
 * @throws AnswerBroken when the answer breaks off
 */
export async function readLines(answer: Response, { out, err, took }: AnswerReader, heard: () => void): Promise<number> {
  let rest = '';
  let code: number | undefined;
  const take = (text: string) => {
    const line = JSON.parse(text) as AnswerLine;
    if ('out' in line) out(line.out);
    else if ('err' in line) err(line.err);
    else if ('step' in line) took?.(line.step, line.ms);
    else if ('code' in line) code = line.code;
  };
  try {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      heard();
      const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.filter(Boolean).forEach(take);
    }
  } catch {
    throw new AnswerBroken(MANGLED);
  }
  if (code === undefined) throw new AnswerBroken(MANGLED);
  return code;
}
