import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { linkPackages } from '../site/project-copy';
import { ROOT } from '../site/server';

/**
 * Pictures to compare with. Those of a git reference are taken from its own source and stories, with the packages that are installed now.
 * @param from a folder of pictures, or a git reference
 * @param folder for the pictures of a reference
 * @returns the folder with the pictures
 * @throws Error when it is neither, or when the reference has no gallery
 */
export function picturesBefore(from: string, folder: string, only?: string): string {
  if (existsSync(from)) return resolve(from);
  const commit = execFileSync('git', ['rev-parse', '--verify', `${from}^{commit}`], { cwd: ROOT, encoding: 'utf8' }).trim();
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'gallery-before-')));
  try {
    const files = execFileSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', copy], { input: files });
    const command = join(copy, 'e2e/gallery/main.ts');
    if (!existsSync(command)) throw new Error(`${from} has no gallery yet.`);
    linkPackages(copy, 'node_modules');
    const tsx = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
    const args = [tsx, command, '--pictures', folder, ...(only === undefined ? [] : ['--only', only])];
    spawnSync(process.execPath, args, { cwd: copy, stdio: 'inherit' });
    if (!existsSync(folder)) throw new Error(`There are no pictures of ${from}.`);
    return folder;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
