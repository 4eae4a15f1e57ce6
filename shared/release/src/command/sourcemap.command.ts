import { integrityOf } from '../publish/integrity';
import { readRelease } from '../publish/read-release';
import { sourceMapOf } from '../publish/released-files';
import { ReleaseRefusal } from '../store/store';
import type { CommandContext } from './context';
import { json, type AddVerb } from './verb';

interface SourceMapOptions {
  json?: boolean;
}

export const sourceMapVerb: AddVerb = (program, open) => {
  program
    .command('sourcemap <area> <release> <script>')
    .description('prints the source map of a released script, which the site itself serves to nobody')
    .addOption(json())
    .action((area: string, release: string, script: string, options: SourceMapOptions) =>
      printMap(open(options), { area, release, script }),
    );
};

interface ReleasedScript {
  area: string;
  release: string;
  script: string;
}

async function printMap({ site, answer }: CommandContext, { area, release, script }: ReleasedScript) {
  const { files } = await readRelease(site, area, release);
  const map = sourceMapOf(script);
  const described = files[map];
  if (!described)
    throw new ReleaseRefusal(`${area} ${release} has no source map of ${script}. It has: ${scriptsWithMap(files).join(', ')}.`);
  const bytes = await site.store.readFile(area, release, map, 'identity');
  if (!bytes || integrityOf(bytes) !== described.integrity)
    throw new ReleaseRefusal(`${map} is not as it was signed. See: npm run release -- verify ${area} ${release}`);
  const text = Buffer.from(bytes).toString('utf8');
  answer(JSON.parse(text) as object, text);
}

const scriptsWithMap = (files: Readonly<Record<string, unknown>>) => Object.keys(files).filter((file) => sourceMapOf(file) in files);
