import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { remote, runWebpack, shell } from '../src/index.mjs';
import { areaName } from '../src/workspace.mjs';
import { bytesByOwner } from './bytes-by-owner.mjs';

/**
 * One file that the first view of an area waits for. `parts`: part -> bytes of the file before compression.
 * @typedef {{ file: string, bytes: number, gzip: number, parts: ReadonlyMap<string, number> }} Weight
 */

/**
 * Builds an area with source maps into a temporary folder, and weighs the files that its first view waits for. Budgets do not apply.
 * @param {string} dir the area's folder
 * @returns {Promise<Weight[]>} the heaviest file first
 */
export async function weighFirstView(dir) {
  const out = mkdtempSync(path.join(os.tmpdir(), 'site-weigh-'));
  try {
    const config = areaName(dir) === 'shell' ? shell(dir, { out, hasBudget: false }) : await remote(dir, { out, hasBudget: false });
    await runWebpack(config);
    /** @param {string} file */
    const read = (file) => readFileSync(path.join(out, file), 'utf8');
    /** @type {{ first: string[] }} */
    const { first } = JSON.parse(read('build.json'));
    return first.map((file) => weigh(file, read(file), read)).sort((one, other) => other.gzip - one.gzip);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** @param {string} file @param {string} code @param {(file: string) => string} read @returns {Weight} */
function weigh(file, code, read) {
  const parts = file.endsWith('.js') ? bytesByOwner(code, read(`${file}.map`)) : new Map([['styles', code.length]]);
  return { file, bytes: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length, parts };
}
