import { addWorkspace } from './edits/lock-file';
import { addMapLine } from './edits/read-me';
import { checkFeatureName, checkPath, checkRemoteName, checkSentence, featureOfPath, formsOf } from './names';
import type { FileChange, Plan } from './plan';
import { GeneratorRefusal } from './refusal';
import { fillTemplate } from './template';
import { featureWords, publicWords, remoteWords } from './words';
import { checkPathIsFree, claimsOf, isThere, readText } from './workspace';

export interface NewRemoteOptions {
  /** Path of its first page; default: `/<name without mf->`. */
  path?: string;
  isPublic?: boolean;
  /** Description in one sentence; default: the area's name. */
  about?: string;
}

interface PackageFile {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
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
  const words = {
    ...featureWords({ names: formsOf(feature), namespace: area, path }),
    ...remoteWords({ area, about }),
    ...(options.isPublic ? publicWords : {}),
  };
  const files = fillTemplate(root, '.', words);
  const packageFile = withVersions(root, JSON.parse(files.get('package.json') ?? '{}') as PackageFile);
  files.set('package.json', `${JSON.stringify(packageFile, null, 2)}\n`);

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

function checkNamespace(root: string, namespace: string) {
  const owner = claimsOf(root).find((claim) => claim.namespace === namespace);
  if (owner)
    throw new GeneratorRefusal(`The texts of ${owner.remote} are called "${namespace}" already.`, 'Choose another name for the remote.');
}

/** Sets the shell's version of every dependency, because all areas must use the same versions. @throws Refusal for an unknown one */
function withVersions(root: string, packageFile: PackageFile): PackageFile {
  const shell = JSON.parse(readText(root, 'shell/package.json')) as PackageFile;
  const known = { ...shell.dependencies, ...shell.devDependencies };
  const pinned = (dependencies: Record<string, string>) =>
    Object.fromEntries(
      Object.keys(dependencies).map((name) => {
        const version = known[name];
        if (!version)
          throw new GeneratorRefusal(`The shell does not say its version of ${name}.`, 'Add it to shell/package.json, then try again.');
        return [name, version];
      }),
    );
  return { ...packageFile, dependencies: pinned(packageFile.dependencies), devDependencies: pinned(packageFile.devDependencies) };
}
