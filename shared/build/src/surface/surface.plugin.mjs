import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { packageDir, readJson } from '../workspace.mjs';
import { packageNameOf } from './resolve-source.mjs';
import { providedNames, usedNames, WHOLE } from './shared-names.mjs';
import { createTypeDigests } from './type-digests.mjs';

/** File beside the output with the names of shared packages that a release needs or provides, each with the digest of its type. */
const SURFACE_NOTE = 'surface.json';

/** File of an installed package with the digests that its sources gave. */
export const PROVIDED_NOTE = 'provided-surface.json';

/** Writes what a remote uses of the shell's packages, or what the shell provides; the gate compares the two. */
export class SurfacePlugin {
  /** @param {{ root: string, role: 'shell' | 'remote' }} options */
  constructor({ root, role }) {
    this.root = root;
    this.namesOf = role === 'shell' ? providedNames : usedNames;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SurfacePlugin', (compilation) => {
      /** @type {import('./shared-names.mjs').SharedNames} */
      let names = new Map();
      // Later webpack joins modules, and their imports are gone.
      compilation.hooks.afterChunks.tap('SurfacePlugin', () => void (names = this.namesOf(compilation)));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'SurfacePlugin', stage }, () => {
        const text = JSON.stringify(surfaceOf(this.root, names), null, 2);
        compilation.emitAsset(SURFACE_NOTE, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** @param {string} root @param {import('./shared-names.mjs').SharedNames} shared */
function surfaceOf(root, shared) {
  const { digestOf, namesIn } = createTypeDigests(root);
  return Object.fromEntries(
    [...shared.keys()].sort().map((request) => {
      const used = [...(shared.get(request) ?? [])];
      const names = new Set(used.flatMap((name) => (name === WHOLE ? namesIn(request) : [name])));
      const noted = providedDigests(root, request);
      return [request, Object.fromEntries([...names].sort().map((name) => [name, noted[name] ?? digestOf(request, name)]))];
    }),
  );
}

/**
 * The shell's digests come from sources. An installed package has only declarations, so it brings the digests of its sources.
 * @param {string} root @param {string} request @returns {Record<string, string>}
 */
function providedDigests(root, request) {
  const file = path.join(packageDir(root, packageNameOf(request)), PROVIDED_NOTE);
  return existsSync(file) ? (readJson(file)[request] ?? {}) : {};
}
