import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { nodeSpecifier } from './compile';

const RELATIVE = /((?:from|import) ?\(? ?)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;

/**
 * Writes the declarations of all packages beside their scripts, with the compiler of `step:types`.
 * @param root folder of the repository
 * @param files sources, from `shared`
 * @param out folder with a folder for each package
 * @throws Error with the words of the compiler
 */
export async function writeTypes(root: string, files: readonly string[], out: string): Promise<void> {
  const shared = path.join(root, 'shared');
  const work = path.join(root, '.cache/package-types');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const config = {
    extends: path.join(shared, 'lint/tsconfig/base.json'),
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: path.join(work, 'out'), rootDir: shared },
    files: files.filter((file) => /\.(tsx?|mjs)$/.test(file)).map((file) => path.join(shared, file)),
  };
  writeFileSync(path.join(work, 'tsconfig.json'), JSON.stringify(config));
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', work]).catch(({ stdout, message }: { stdout?: string; message: string }) => {
    throw new Error(`The packages have no types yet. Correct these, then pack again.\n${stdout ?? message}`);
  });
  for (const file of filesBelow(path.join(work, 'out'))) {
    const text = readFileSync(path.join(work, 'out', file), 'utf8');
    const folder = path.dirname(path.join(shared, file));
    const place = path.join(out, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(
      place,
      text.replace(RELATIVE, (_, before: string, quote: string, to: string) => before + quote + nodeSpecifier(folder, to) + quote),
    );
  }
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
