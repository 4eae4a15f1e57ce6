/** A code span that names a file, a folder or an alias. A route begins with a slash and an address has a colon, so neither is one. */
const PATH = /`([@#]?[\w.*{}-][\w.*{},-]*(?:\/[\w.*{},-]+)+)\/?`/g;
/** Forms of a date, of a missing value and of a release, and files below a folder that a variable names. */
const NO_PATH = /^(?:dd\/mm\/yyyy|N\/A|[A-Z_]+\/.*|.*\/\d+\.\d+\.\d+-\w+)$/;

export interface Manifest {
  name?: string;
  exports?: Record<string, unknown> | string;
  imports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const patternOf = (name: string) =>
  name
    .replace(/[.+]/g, String.raw`\$&`)
    .replace(/\*+/g, '[^/]*')
    .replace(/\{([^{}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);

/** @returns true when `name` is a key of an `exports` or `imports` map; a key may hold one star */
const isKey = (map: Record<string, unknown> | string | undefined, name: string) =>
  typeof map === 'object' &&
  Object.keys(map).some((key) => key === name || new RegExp(`^${patternOf(key).replace('[^/]*', '.+')}$`).test(name));

/** @returns true when a package of the workspace exports the path, or some package depends on it */
function isOfPackage(name: string, manifests: readonly Manifest[]) {
  const [first = '', second = '', ...rest] = name.split('/');
  const [id, own] = first.startsWith('@') ? [`${first}/${second}`, rest] : [first, [second, ...rest]];
  const manifest = manifests.find((one) => one.name === id);
  if (manifest) return own.length === 0 || isKey(manifest.exports, `./${own.join('/')}`);
  return manifests.some(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }).some((key) => new RegExp(`^${patternOf(id)}$`).test(key)),
  );
}

/**
 * Paths and aliases that a paper names and that lead nowhere.
 * @param text the paper, as Markdown
 * @param files every file of the repository, from its root
 */
export function lostPaths(text: string, files: readonly string[], manifests: readonly Manifest[]): string[] {
  const isThere = (name: string) => {
    if (name.startsWith('#')) return manifests.some(({ imports }) => isKey(imports, name));
    const place = new RegExp(`(?:^|/)${patternOf(name)}(?:$|/)`);
    return files.some((file) => place.test(file)) || isOfPackage(name, manifests);
  };
  const names = [...text.matchAll(PATH)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !NO_PATH.test(name) && !isThere(name));
}
