import { GeneratorRefusal } from './refusal';
import { readText } from './workspace';

/** The parts of a `package.json` that matter here. */
export interface PackageFile {
  name: string;
  version: string;
  description: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

export const readPackageFile = (root: string, file: string) => JSON.parse(readText(root, file)) as PackageFile;

export const textOf = (packageFile: object) => `${JSON.stringify(packageFile, null, 2)}\n`;

/** Sets the shell's version of every dependency, because all areas must use the same versions. @throws Refusal for an unknown one */
export function withVersions(root: string, packageFile: PackageFile): PackageFile {
  const shell = readPackageFile(root, 'shell/package.json');
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
