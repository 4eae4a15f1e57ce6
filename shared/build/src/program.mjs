import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, rootAbove } from './workspace.mjs';

/**
 * Facts of a program that was written: its file to run, and the state of each source and of each folder of sources.
 * @typedef {{ main: string, states: Record<string, string> }} WrittenProgram
 */

/** A program that was replaced is removed after so long, because a process of it may still load its parts. */
const KEPT_MS = 7 * 86_400_000;
const PACKAGES = `${path.sep}node_modules${path.sep}`;
const OWN_FACTS = ['url', 'dirname', 'filename'];
/** Returns the file to run of a program; null while this process can load TypeScript by itself. @type {((entry: string) => Promise<string>) | null} */
let written = null;

/**
 * Runs a program in this process. @param {string} entry absolute path of its first module
 * @param {{ isKept: boolean }} options `isKept`: as it was written last, without a look at its sources
 */
export async function runProgram(entry, { isKept }) {
  written = isKept ? keptProgramOf : programOf;
  process.setSourceMapsEnabled(true);
  await loadModule(entry);
}

/** Loads a module in TypeScript that no import names. @param {string} file absolute path */
export const loadModule = async (file) => import(written ? pathToFileURL(await written(file)).href : file);

/** @param {string} entry absolute path of the first module @returns {Promise<string>} the file to run that was written last @throws Error when none was */
export async function keptProgramOf(entry) {
  const { facts } = placeOf(entry);
  if (!existsSync(facts)) throw new Error(`${entry} was not written yet: node shared/build/bin/write-programs.mjs ${entry}`);
  return readJson(facts).main;
}

/**
 * Returns the file to run for a program: its own modules in few files, which are written when a source has changed. It starts in a quarter of
 * the time, because Node reads and compiles a thousand files less. Packages stay where they are installed.
 * @param {string} entry absolute path of the first module @returns {Promise<string>}
 */
export async function programOf(entry) {
  const place = placeOf(entry);
  return mainOf(place.facts) ?? (await write(place));
}

/** @param {string} entry */
function placeOf(entry) {
  const source = realpathSync(entry);
  const home = path.join(rootAbove(path.dirname(source)), '.cache', 'programs');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const name = `${path.basename(path.dirname(source))}-${path.basename(source, path.extname(source))}-${hash}`;
  return { source, home, name, facts: path.join(home, `${name}.json`) };
}

/** @param {string} facts @returns {string | null} the file to run; null when none was written from the sources of today */
function mainOf(facts) {
  try {
    /** @type {WrittenProgram} */
    const { main, states } = readJson(facts);
    return Object.entries(states).every(([file, state]) => stateOf(file) === state) ? main : null;
  } catch {
    return null;
  }
}

/** @param {string} file */
function stateOf(file) {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

/** @param {ReturnType<typeof placeOf>} place */
async function write({ source, home, name, facts }) {
  const { build } = await import('esbuild');
  const [began, { root }] = [Date.now(), path.parse(source)];
  const folder = path.join(home, `${name}-${process.pid}-${began}`);
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { [name]: source },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // A module that is imported later stays apart, with the packages that only it needs.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    // Node does not know the condition that bundlers add.
    conditions: [],
    sourcemap: true,
    keepNames: true,
    // Every module runs, as it would without this.
    treeShaking: false,
    ignoreAnnotations: true,
    metafile: true,
    logLevel: 'error',
    // A text that holds the same words is no code and stays.
    define: Object.fromEntries(OWN_FACTS.map((name) => [`import.meta.${name}`, `ownFacts.${name}`])),
    plugins: [packagesOutside, ownFacts],
  });
  const main = path.join(folder, `${name}.mjs`);
  const sources = Object.keys(metafile.inputs).map((file) => path.join(root, file));
  // A new file in a folder may be what an import means from then on.
  const watched = [import.meta.filename, ...sources, ...new Set(sources.map((file) => path.dirname(file)))];
  const states = Object.fromEntries(watched.map((file) => [file, stateOf(file)]));
  // A source that changes meanwhile may be in the program as it was before.
  if (watched.some((file) => statSync(file).mtimeMs >= began)) return main;
  writeFileSync(`${facts}.${process.pid}`, JSON.stringify({ main, states }));
  renameSync(`${facts}.${process.pid}`, facts);
  removeOld(home);
  return main;
}

/** @param {string} home */
function removeOld(home) {
  for (const entry of readdirSync(home, { withFileTypes: true })) {
    const folder = path.join(home, entry.name);
    if (entry.isDirectory() && statSync(folder).mtimeMs < Date.now() - KEPT_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Packages are imported from the place in which the importing file finds them. This module stays outside, too, so that there is one of it in a
 * process. @type {import('esbuild').Plugin}
 */
const packagesOutside = {
  name: 'packages outside',
  setup({ onResolve, resolve }) {
    const own = path.basename(import.meta.filename);
    onResolve({ filter: new RegExp(`^\\./${own}$`) }, ({ resolveDir }) =>
      path.join(resolveDir, own) === import.meta.filename ? { path: import.meta.url, external: true } : undefined,
    );
    onResolve({ filter: /^[^./]/ }, async ({ path: wanted, kind, pluginData, importer, resolveDir, namespace }) => {
      if (pluginData === packagesOutside || kind === 'entry-point') return undefined;
      const found = await resolve(wanted, { kind, importer, resolveDir, namespace, pluginData: packagesOutside });
      // A package that is not installed is the matter of the code that asks for it.
      if (found.errors.length > 0) return { path: wanted, external: true };
      if (found.external || !found.path.includes(PACKAGES)) return { path: found.path, external: found.external };
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/** A module knows the file of its source, and not the file into which it was written. @type {import('esbuild').Plugin} */
const ownFacts = {
  name: 'own facts',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mjs)$/ }, ({ path: file }) => {
      const facts = { url: pathToFileURL(file).href, dirname: path.dirname(file), filename: file };
      const source = readFileSync(file, 'utf8');
      // No new line, so that the lines keep their numbers.
      const contents = source.includes('import.meta.')
        ? source.replace(/^(#!.*\n)?/, (first) => `${first}const ownFacts = ${JSON.stringify(facts)}; `)
        : source;
      return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};
