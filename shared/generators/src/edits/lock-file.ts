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

const sorted = <T>(record: Record<string, T>) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
