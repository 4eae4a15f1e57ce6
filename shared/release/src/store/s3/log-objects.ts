import type { ChannelDocument } from '@site/remote/manifest';
import { hashOfLine, NO_LINE, readLine } from '../log-line';
import { StoreUnusable } from '../store';
import type { Bucket, ListedObject } from './bucket';
import { isWritten } from './conditional-write';

/** Upper bound on remembered changes. */
const REMEMBERED = 10_000;
const NAME = /(?:^|\/)(\d+)-([\da-f]{64})\.jsonl$/;

/** Lines of one change: an object that never changes, named by its serial and by the hash of its last line. */
interface LogObject extends ListedObject {
  serial: number;
  head: string;
}

/** Lines of a log, as its document counts them. */
export interface S3Log {
  lines: readonly string[];
  /** Lines that continue the counted ones, when they belong to several changes. */
  tail: readonly string[];
  /** Keys of lines that no document can count any more, because their writers were too late. */
  late: readonly string[];
}

/** Logs of channels in a bucket. @see commit-rules.ts */
export function createLogObjects(bucket: Bucket) {
  const known = new Map<string, readonly string[]>();

  /** An object is read again when its ETag has changed, because then somebody tampered with it. */
  async function linesOf({ key, etag }: ListedObject): Promise<readonly string[]> {
    const remembered = known.get(key + etag);
    if (remembered) return remembered;
    const object = await bucket.get(key);
    // Its writer was too late and removes it.
    if (!object) return [];
    const lines = Buffer.from(object.bytes).toString('utf8').split('\n').slice(0, -1);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key + etag, lines);
    return lines;
  }

  /** The counted changes, found backwards from the last line that the document names. */
  async function countedBy(document: ChannelDocument | null, objects: readonly LogObject[]) {
    const counted: { object: LogObject; lines: readonly string[] }[] = [];
    const byHead = new Map(objects.map((object) => [object.head, object]));
    let missing = document?.log.entries ?? 0;
    let object = byHead.get(document?.log.head ?? NO_LINE);
    while (object && missing > 0) {
      const lines = await linesOf(object);
      counted.unshift({ object, lines });
      missing -= Math.max(1, lines.length);
      object = byHead.get(readLine(lines[0] ?? '')?.previous ?? NO_LINE);
    }
    return counted;
  }

  /** Longest run of changes after a line: two of them show that the document was replaced by an older one. */
  async function runAfter(head: string, objects: readonly LogObject[]): Promise<readonly string[]> {
    const runs = new Map<string, readonly string[]>([[head, []]]);
    const read = await Promise.all(objects.map(async (object) => ({ object, lines: await linesOf(object) })));
    for (const { object, lines } of read) {
      const before = runs.get(readLine(lines[0] ?? '')?.previous ?? '');
      if (before) runs.set(object.head, [...before, ...lines]);
    }
    return [...runs.values()].reduce((longest, run) => (run.length > longest.length ? run : longest));
  }

  return {
    /** @param folder of the channel's log, with a "/" at its end */
    async read(folder: string, document: ChannelDocument | null): Promise<S3Log> {
      const objects = (await bucket.list(folder)).flatMap(asLogObject);
      const newest = document?.serial ?? 0;
      const past = objects.filter(({ serial }) => serial <= newest);
      await Promise.all(aloneIn(past).map(linesOf));
      const counted = await countedBy(document, past);
      const isCounted = new Set(counted.map(({ object }) => object.key));
      const ahead = objects.filter(({ serial }) => serial > newest);
      // Writers of the next change share a serial, so one serial shows nothing.
      const isOneChange = new Set(ahead.map(({ serial }) => serial)).size < 2;
      return {
        lines: counted.flatMap(({ lines }) => lines),
        tail: isOneChange ? [] : await runAfter(document?.log.head ?? NO_LINE, ahead),
        late: past.map(({ key }) => key).filter((key) => !isCounted.has(key)),
      };
    },
    /** Writes the lines of one change. @returns the key of their object */
    async add(folder: string, serial: number, lines: readonly string[]): Promise<string> {
      const key = `${folder}${String(serial).padStart(12, '0')}-${hashOfLine(lines.at(-1) ?? '')}.jsonl`;
      // The name contains a hash of the lines, so an object that exists already has the same ones.
      if (await isWritten(bucket, key, lines.map((line) => `${line}\n`).join(''), null)) return key;
      throw new StoreUnusable(
        `${bucket.placeOf(key)} has other lines than its name says. Nothing was written. Keep that object elsewhere as evidence, ` +
          `remove it and repeat the command.`,
      );
    },
  };
}

/** Objects whose serial no other one has: these are counted almost always, so they are read at once. */
function aloneIn(objects: readonly LogObject[]) {
  const bySerial = new Map<number, LogObject[]>();
  for (const object of objects) bySerial.set(object.serial, [...(bySerial.get(object.serial) ?? []), object]);
  return [...bySerial.values()].flatMap((same) => (same.length === 1 ? same : []));
}

function asLogObject(listed: ListedObject): LogObject[] {
  const [, serial, head] = NAME.exec(listed.key) ?? [];
  return serial && head ? [{ ...listed, serial: Number(serial), head }] : [];
}
