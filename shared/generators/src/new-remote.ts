import { addWorkspace } from './edits/lock-file';
import { addMapLine } from './edits/read-me';
import { checkFeatureName, checkPath, checkRemoteName, checkSentence, featureOfPath, formsOf } from './names';
import type { FileChange, Plan } from './plan';
import { textOf, withVersions, type PackageFile } from './package-file';
import { GeneratorRefusal } from './refusal';
import { fillTemplate } from './template';
import { wordsOf } from './words';
import { checkPathIsFree, claimsOf, isThere, readText } from './workspace';

export interface NewRemoteOptions {
  /** Path of its first page; default: `/<name without mf->`. */
  path?: string;
  isPublic?: boolean;
  /** Description in one sentence; default: the area's name. */
  about?: string;
}

const LOCK_FILE = 'package-lock.json';

/**
 * Plans a new area with one page that npm, the build and the release command can use. It writes nothing.
 * @throws Refusal when the name, the namespace or the path is invalid or taken
 */
export function planRemote(root: string, remote: string, options: NewRemoteOptions): Plan {
  checkRemoteName(remote);
  const area = remote.slice('mf-'.length);
  const path = options.path ?? `/${area}`;
  checkPath(path);
  const feature = featureOfPath(path);
  checkFeatureName(feature);
  if (options.about !== undefined) checkSentence(options.about);
  if (isThere(root, remote))
    throw new GeneratorRefusal(`${remote} exists already.`, `To add a page to it: npm run new -- feature ${remote} <name>`);
  checkNamespace(root, area);
  checkPathIsFree(root, path);

  const about = options.about ?? `${formsOf(area).words}.`;
  const words = wordsOf({ area, feature, path, about, isPublic: options.isPublic ?? false });
  const files = fillTemplate(root, '.', words);
  const packageFile = withVersions(root, JSON.parse(files.get('package.json') ?? '{}') as PackageFile);
  files.set('package.json', textOf(packageFile));

  const lock = readText(root, LOCK_FILE);
  const readMe = isThere(root, 'README.md') ? readText(root, 'README.md') : '';
  const newReadMe = addMapLine(readMe, remote, about);
  const changes: FileChange[] = [
    ...[...files].map(([file, text]) => ({ file: `${remote}/${file}`, before: null, text })),
    { file: LOCK_FILE, before: lock, text: addWorkspace(lock, remote, packageFile) },
    ...(newReadMe === null ? [] : [{ file: 'README.md', before: readMe, text: newReadMe }]),
  ];
  return {
    title: remote,
    folder: remote,
    changes,
    links: { [`node_modules/${packageFile.name}`]: remote },
    notes: newReadMe === null ? ['README.md has no map of the remotes: add a line there.'] : [],
    remote,
    feature,
    path,
  };
}

export function checkNamespace(root: string, namespace: string) {
  const owner = claimsOf(root).find((claim) => claim.namespace === namespace);
  if (owner)
    throw new GeneratorRefusal(`The texts of ${owner.remote} are called "${namespace}" already.`, 'Choose another name for the remote.');
}
