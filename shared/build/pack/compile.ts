import { cpSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

const TYPESCRIPT = /(?<!\.d)\.tsx?$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Path of a compiled file: `src/index.tsx` -> `src/index.js`. */
export const compiled = (file: string) => file.replace(TYPESCRIPT, '.js');

/**
 * Path of the file that a relative import means, as Node wants it: with its ending, and with the one that the compiled file has.
 * @param folder of the importing source
 * @throws Error when there is no such file
 */
export function nodeSpecifier(folder: string, specifier: string): string {
  const place = path.join(folder, specifier);
  const ending = ENDINGS.find((end) => existsSync(place + end) && statSync(place + end).isFile());
  if (ending === undefined) throw new Error(`${specifier} in ${folder} is no file.`);
  const relative = path.relative(folder, compiled(place + ending)).replaceAll(path.sep, '/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/**
 * Compiles a package file by file into ES modules with source maps; files that are no TypeScript are copied.
 * @param home folder of the sources
 * @param files from this folder
 * @returns names of the packages that the code imports
 */
export async function compile(home: string, out: string, files: readonly string[]): Promise<Set<string>> {
  const imported = new Set<string>();
  const { outputFiles } = await build({
    entryPoints: files.filter((file) => /(?<!\.d)\.(tsx?|mjs)$/.test(file)).map((file) => path.join(home, file)),
    outdir: out,
    outbase: home,
    bundle: true,
    treeShaking: false,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: 'linked',
    write: false,
    logLevel: 'silent',
    plugins: [onlyRenamed(imported)],
  });
  const copied = files.filter((file) => !TYPESCRIPT.test(file));
  for (const file of copied) cpSync(path.join(home, file), path.join(out, file));
  for (const { path: place, text } of outputFiles.filter(({ path: place }) => !copied.includes(scriptOf(path.relative(out, place))))) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, withJsonTypes(text));
  }
  return imported;
}

/** Scripts that are copied are compiled all the same, for the list of their imports. `bin/a.js.map` -> `bin/a.mjs` */
const scriptOf = (output: string) => output.replace(/\.js(\.map)?$/, '.mjs');

/** Leaves all imports in the code, and only gives them the names of the compiled files. */
const onlyRenamed = (imported: Set<string>): Plugin => ({
  name: 'only-renamed',
  setup(bundler) {
    bundler.onResolve({ filter: /./ }, ({ kind, path: specifier, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      if (specifier.startsWith('.')) return { path: nodeSpecifier(resolveDir, specifier), external: true };
      const [owner = '', name = ''] = specifier.split('/');
      if (!specifier.startsWith('#')) imported.add(owner.startsWith('@') ? `${owner}/${name}` : owner);
      return { path: specifier, external: true };
    });
  },
});

/** Node imports JSON only with its type. */
const withJsonTypes = (code: string) => code.replace(/import\(("[^"]+\.json")\)/g, 'import($1, { with: { type: "json" } })');
