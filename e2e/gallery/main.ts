/**
 * `npm run gallery`: builds the gallery of `@site/ui` and serves it. `--pictures [folder]` takes the pictures and runs axe,
 * `--compare <git ref or folder>` shows what changed since then, `--only <component>` limits both to one component.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildGallery, serveGallery } from '@site/gallery';
import { comparePictures, comparisonPage } from '@site/gallery/compare';
import { ROOT } from '../site/server';
import { picturesBefore } from './pictures-before';
import { takePictures } from './take-pictures';

const FOLDER = join(ROOT, 'e2e/test-results/gallery');
const DEFAULT_PORT = 3010;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pictures: { type: 'boolean' }, compare: { type: 'string' }, only: { type: 'string' } },
});
const shown = (file: string) => relative(process.cwd(), file);

/** Takes all pictures of this source into a folder that was emptied. @returns false when axe or the browser found something */
async function picturesInto(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const gallery = await serveGallery(await buildGallery());
  try {
    const { pictures, problems } = await takePictures(gallery.url, folder, values.only);
    for (const problem of problems) console.error(problem);
    console.log(`${pictures} pictures in ${shown(folder)}, ${problems.length} problems`);
    return pictures > 0 && problems.length === 0;
  } finally {
    await gallery.stop();
  }
}

async function compare(from: string) {
  const before = picturesBefore(from, join(FOLDER, 'before'), values.only);
  const after = join(FOLDER, 'pictures');
  const isGood = await picturesInto(after);
  const changes = comparePictures(before, after);
  const file = join(FOLDER, 'compare.html');
  writeFileSync(file, comparisonPage(from, changes));
  console.log(`${changes.length} changed pictures: ${shown(file)}`);
  return isGood;
}

async function serve() {
  const { url } = await serveGallery(await buildGallery(), Number(process.env['PORT'] ?? DEFAULT_PORT));
  console.log(`The gallery is at ${url} (Ctrl+C ends it).`);
}

if (values.compare !== undefined) process.exitCode = (await compare(values.compare)) ? 0 : 1;
else if (values.pictures) process.exitCode = (await picturesInto(resolve(positionals[0] ?? join(FOLDER, 'pictures')))) ? 0 : 1;
else await serve();
