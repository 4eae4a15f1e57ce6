import { addAddress } from './edits/address';
import { addPath, readManifest } from './edits/manifest';
import { addPathRow } from './edits/read-me';
import { addRoute } from './edits/route';
import { addTexts } from './edits/texts';
import { checkFeatureName, checkPath, checkRemoteName, formsOf } from './names';
import type { FileChange, Plan } from './plan';
import { GeneratorRefusal } from './refusal';
import { fillTemplate } from './template';
import { checkPathIsFree, isThere, readText, remotesOf } from './workspace';
import { featureWords } from './words';

export interface FeatureOptions {
  /** Path of the page; default: `/<feature>`. */
  path?: string;
  isPublic?: boolean;
  /** Folder of the workspace with the templates; default: the root. */
  templates?: string;
}

/** Mark of tests that read the paths from the manifest, as in a generated remote; other tests name each path. */
const ASKS_THE_MANIFEST = 'it.each(manifest.paths)';

/**
 * Plans a new page in an existing remote: its folder, and its path, route, address, texts and README row. It writes nothing.
 * @throws Refusal when the remote, the name or the path does not allow it
 */
export function planFeature(
  root: string,
  remote: string,
  feature: string,
  { path = `/${feature}`, isPublic = false, templates = root }: FeatureOptions,
): Plan {
  checkRemoteName(remote);
  checkFeatureName(feature);
  checkPath(path);
  checkRemote(root, remote);
  const folder = `${remote}/src/features/${feature}`;
  if (isThere(root, folder)) throw new GeneratorRefusal(`${folder} exists already.`, 'Choose another name, or work on what is there.');
  checkPathIsFree(root, path);

  const names = formsOf(feature);
  const access = isPublic ? 'public' : 'player';
  const manifestFile = `${remote}/remote.manifest.ts`;
  const { namespace } = readManifest(manifestFile, readText(root, manifestFile));
  const words = featureWords({ names, namespace, path });
  const edit = (file: string, change: (file: string, text: string) => string): FileChange => {
    const before = readText(root, `${remote}/${file}`);
    return { file: `${remote}/${file}`, before, text: change(`${remote}/${file}`, before) };
  };
  const locales = fillTemplate(templates, 'locales', words);
  const texts = (language: string) => JSON.parse(locales.get(`locales/${language}.json`) ?? '{}') as Record<string, string>;
  const route = { path, component: `${names.pascal}Page`, module: `./features/${feature}/${feature}.page` };
  const readMe = isThere(root, `${remote}/README.md`) ? readText(root, `${remote}/README.md`) : '';
  const newReadMe = addPathRow(readMe, { path, access, what: names.words });

  const changes = [
    ...[...fillTemplate(templates, 'src/features', words)].map(([file, text]) => ({ file: `${remote}/${file}`, before: null, text })),
    edit('remote.manifest.ts', (file, text) => addPath(file, text, { path, access })),
    edit('src/app.tsx', (file, text) => addRoute(file, text, route)),
    edit('src/paths.ts', (file, text) => addAddress(file, text, names.upper, path)),
    edit('locales/en.json', (file, text) => addTexts(file, text, names.camel, texts('en'))),
    edit('locales/bn.json', (file, text) => addTexts(file, text, names.camel, texts('bn'))),
    ...(newReadMe === null ? [] : [{ file: `${remote}/README.md`, before: readMe, text: newReadMe }]),
  ];
  return {
    title: `${feature} in ${remote}`,
    folder,
    changes: changes.filter(({ before, text }) => before !== text),
    links: {},
    notes: [
      ...(newReadMe === null ? [`${remote}/README.md has no table of its paths: say there that ${path} is new.`] : []),
      ...(asksTheManifest(root, remote) ? [] : [`${remote}/src/app.test.tsx may name every path: add ${path} there.`]),
    ],
    remote,
    feature,
    path,
  };
}

function checkRemote(root: string, remote: string) {
  const known = remotesOf(root);
  if (!known.includes(remote))
    throw new GeneratorRefusal(
      `There is no remote ${remote}; there are ${known.join(', ')}.`,
      `Make it first: npm run new -- remote ${remote}`,
    );
  const { imports = {} } = JSON.parse(readText(root, `${remote}/package.json`)) as { imports?: Record<string, string> };
  const missing = ['#paths', '#fixtures'].find((name) => !(name in imports));
  if (missing)
    throw new GeneratorRefusal(
      `${remote}/package.json has no import "${missing}".`,
      'Add "#paths": "./src/paths.ts" and "#fixtures": "./src/fixtures.ts" to its "imports".',
    );
  readText(root, `${remote}/src/fixtures.ts`);
}

function asksTheManifest(root: string, remote: string) {
  const file = `${remote}/src/app.test.tsx`;
  return isThere(root, file) && readText(root, file).includes(ASKS_THE_MANIFEST);
}
