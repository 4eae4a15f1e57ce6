import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** A package that was packed. */
interface Packed {
  name: string;
  version: string;
}

/** File that `npm pack` writes. */
const archiveOf = ({ name, version }: Packed) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/**
 * Publishes the archives of a folder that a registry does not have yet; a version that it has stays as it is. The credential is that of npm's configuration.
 * @param env has npm's configuration
 * @returns the packages that were published
 * @throws Error with the words of npm
 */
export async function publish(folder: string, packed: readonly Packed[], registry: string, env = process.env): Promise<Packed[]> {
  // The scope has a setting of its own in many configurations, and that one decides.
  const target = [`--registry=${registry}`, `--@site:registry=${registry}`];
  const npm = (...words: string[]) => promisify(execFile)('npm', [...words, ...target], { env });
  const published: Packed[] = [];
  for (const one of packed) {
    if (await isThere(one, npm)) continue;
    await npm('publish', path.join(folder, archiveOf(one)), '--ignore-scripts');
    published.push(one);
  }
  return published;
}

async function isThere({ name, version }: Packed, npm: (...words: string[]) => Promise<{ stdout: string }>): Promise<boolean> {
  try {
    const { stdout } = await npm('view', `${name}@${version}`, 'version');
    return stdout.trim() === version;
  } catch (problem) {
    // An unknown package is no problem; a registry that does not answer is one.
    if (String((problem as { stderr?: string }).stderr).includes('E404')) return false;
    throw problem;
  }
}
