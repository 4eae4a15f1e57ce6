import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatherFiles, moduleFile, styleFile, type BrowserFile, type BrowserFiles } from '@site/platform-kit/files/browser-files';

export interface Assets extends BrowserFiles {
  /** Modules that every page loads; the document preloads them. */
  shared: readonly string[];
}

const here = path.dirname(fileURLToPath(import.meta.url));
/** Serves modules under names without an extension, so that the import paths of the sources work in the browser. */
const SERVED = /^(?!.*\.test\.)(?:(?:browser|pages)\/.+|engines\/(?:.+\.(?:rules|hands)|draw|engine|spots))\.(ts|css)$/;

/** Reads the pages' sources once. */
export async function createAssets(): Promise<Assets> {
  const files = new Map<string, BrowserFile>();
  for (const folder of ['browser', 'engines', 'pages']) {
    for (const file of await readdir(path.join(here, folder))) {
      const name = `${folder}/${file}`;
      if (!SERVED.test(name)) continue;
      const source = await readFile(path.join(here, name), 'utf8');
      if (file.endsWith('.css')) files.set(name, styleFile(source));
      else files.set(name.slice(0, -3), await moduleFile(source));
    }
  }
  files.set('browser/frame.css', styleFile(await joined('browser/styles')));
  const shared = [...files.keys()].filter((name) => /^browser\/[^.]+$/.test(name));
  return { ...(await gatherFiles(files)), shared };
}

/** All style sheets of a folder as one, in the order of their names, so that a page sends one request. */
async function joined(folder: string) {
  const names = (await readdir(path.join(here, folder))).sort();
  return (await Promise.all(names.map((name) => readFile(path.join(here, folder, name), 'utf8')))).join('');
}
