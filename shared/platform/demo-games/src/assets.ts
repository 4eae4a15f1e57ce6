import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatherFiles, moduleFile, styleFile, type BrowserFile, type BrowserFiles } from '@site/platform-kit/files/browser-files';

export interface Assets extends BrowserFiles {
  /** Modules that every page loads, to be fetched at once. */
  shared: readonly string[];
}

const here = path.dirname(fileURLToPath(import.meta.url));
/** Modules are served under their name without an ending, so that the sources' own import paths hold in the browser. */
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

/** Style sheets of a folder as one, in the order of their names: a page asks once. */
async function joined(folder: string) {
  const names = (await readdir(path.join(here, folder))).sort();
  return (await Promise.all(names.map((name) => readFile(path.join(here, folder, name), 'utf8')))).join('');
}
