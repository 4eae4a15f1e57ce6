import path from 'node:path';
import { rootAbove } from '@site/build/project';
import { weighFirstView, type Weight } from '@site/build/weigh';

/** The area that home belongs to. */
const HOME_AREA = 'mf-catalogue';
/** Parts below this share of all bytes are one row. */
const SMALL = 0.002;

/** Prints the parts of the shell's entry and of the first view of home: bytes, and the share of the gzip size. */
export async function printWeights() {
  const root = rootAbove(process.cwd());
  const shell = await weighFirstView(path.join(root, 'shell'));
  const home = await weighFirstView(path.join(root, HOME_AREA));
  printParts(
    'entry of the shell',
    shell.filter(({ file }) => file === 'main.js'),
  );
  printParts('first view of home', [...shell, ...home]);
  for (const { file, bytes, gzip } of [...shell, ...home]) console.log(row(bytes, gzip, file));
}

function printParts(title: string, weights: readonly Weight[]) {
  const parts = new Map<string, { bytes: number; gzip: number }>();
  for (const weight of weights) {
    for (const [part, bytes] of weight.parts) {
      const before = parts.get(part) ?? { bytes: 0, gzip: 0 };
      parts.set(part, { bytes: before.bytes + bytes, gzip: before.gzip + (weight.gzip * bytes) / weight.bytes });
    }
  }
  const all = { bytes: sumOf(weights, 'bytes'), gzip: sumOf(weights, 'gzip') };
  const isSmall = ({ bytes }: { bytes: number }) => bytes < all.bytes * SMALL;
  const sorted = [...parts].sort(([, one], [, other]) => other.bytes - one.bytes);
  console.log(`\n${row(all.bytes, all.gzip, title)}\n`);
  for (const [part, size] of sorted.filter(([, each]) => !isSmall(each))) console.log(row(size.bytes, size.gzip, part));
  const rest = sorted.map(([, size]) => size).filter(isSmall);
  console.log(`${row(sumOf(rest, 'bytes'), sumOf(rest, 'gzip'), `${rest.length} smaller parts`)}\n`);
}

const sumOf = <Key extends 'bytes' | 'gzip'>(sizes: readonly Record<Key, number>[], key: Key) =>
  sizes.reduce((sum, size) => sum + size[key], 0);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
const row = (bytes: number, gzip: number, words: string) => `${kilobytes(bytes)}${kilobytes(gzip)} gzip  ${words}`;
