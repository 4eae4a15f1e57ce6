import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gatherFiles, moduleFile, styleFile, type BrowserFile } from '@site/platform-kit/files/browser-files';

const folder = path.join(import.meta.dirname, 'browser');

/** Serves modules under names without an extension, so that the import paths of the sources work in the browser. */
export async function readPageFiles() {
  const files = new Map<string, BrowserFile>();
  for (const file of (await readdir(folder)).sort()) {
    if (file.includes('.test.')) continue;
    const source = await readFile(path.join(folder, file), 'utf8');
    if (file.endsWith('.css')) files.set(`browser/${file}`, styleFile(source));
    else files.set(`browser/${file.replace(/\.ts$/, '')}`, await moduleFile(source));
  }
  return gatherFiles(files);
}
