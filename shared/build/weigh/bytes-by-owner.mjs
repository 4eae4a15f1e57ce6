import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import { ownerOf } from './owner-of.mjs';

/**
 * Attributes each byte of a minified file to the part that its source map names.
 * @param {string} code
 * @param {import('@jridgewell/trace-mapping').SourceMapInput} map
 * @returns {Map<string, number>} part -> characters; their sum is the length of the code without line ends
 */
export function bytesByOwner(code, map) {
  const lines = code.split('\n');
  /** @type {Map<string, number>} */
  const bytes = new Map();
  /** @param {string | null} source @param {number} count */
  const add = (source, count) => {
    if (count > 0) bytes.set(ownerOf(source), (bytes.get(ownerOf(source)) ?? 0) + count);
  };

  let line = 1;
  let column = 0;
  /** @type {string | null} */
  let source = null;
  /** @param {number} toLine @param {number} toColumn */
  const advance = (toLine, toColumn) => {
    for (; line < toLine; line++, column = 0) {
      add(source, (lines[line - 1] ?? '').length - column);
      source = null;
    }
    add(source, toColumn - column);
    column = toColumn;
  };

  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source: next }) => {
    advance(generatedLine, generatedColumn);
    source = next;
  });
  advance(lines.length, (lines.at(-1) ?? '').length);
  return bytes;
}
