interface PackageFile {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface LockFile {
  packages: Record<string, unknown>;
}

/** Adds the two entries that npm writes for a workspace, in npm's order, so that npm has nothing to resolve. */
export function addWorkspace(text: string, folder: string, { name, version, dependencies, devDependencies }: PackageFile) {
  const lock = JSON.parse(text) as LockFile;
  const packages = {
    ...lock.packages,
    [folder]: { name, version, dependencies: sorted(dependencies), devDependencies: sorted(devDependencies) },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  return `${JSON.stringify({ ...lock, packages: sorted(packages) }, null, 2)}\n`;
}

/** Removes the entries of a workspace, and those of packages that only it has in its folder. Others stay until npm installs again. */
export function removeWorkspace(text: string, folder: string, name: string) {
  const lock = JSON.parse(text) as LockFile;
  const isGone = (place: string) => place === folder || place === `node_modules/${name}` || place.startsWith(`${folder}/`);
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([place]) => !isGone(place)));
  return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
}

const sorted = <T>(record: Record<string, T>) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
