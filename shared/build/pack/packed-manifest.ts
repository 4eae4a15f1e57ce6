import { SHARED } from '../src/share-list.mjs';
import { PROVIDED_NOTE } from '../src/surface/surface.plugin.mjs';
import { compiled } from './compile';
import type { PackedPackage, SourceManifest } from './packages';

/** `package.json` of an installed package. */
export interface PackedManifest extends Omit<SourceManifest, 'devDependencies'> {
  type: 'module';
  /** Version under which the shell provides the package at run time; its own version follows the surface. */
  provided: string;
  bin?: Record<string, string>;
  files: string[];
  peerDependencies?: Record<string, string>;
}

const OF_THE_SHELL: ReadonlySet<string> = new Set(Object.values(SHARED));
const IN_NODE = /^node:|^(assert|crypto|fs|http|https|module|net|os|path|process|stream|tls|url|util|zlib)$/;

/** Facts of a packed package that its source does not have. */
export interface Facts {
  version: string;
  /** Own packages -> the version that is packed with this one. */
  own: Record<string, string>;
  /** Packages that its code and types import. */
  imported: ReadonlySet<string>;
  /** Manifest of the root. */
  root: Pick<SourceManifest, 'license' | 'engines' | 'devDependencies'>;
}

/**
 * Writes the `package.json` of an installed package. Packages of the registry that the shell provides are peers in the shell's version,
 * because a page has one of each.
 * @throws Error that names the imports without a dependency
 */
export function packedManifest(source: SourceManifest, packed: PackedPackage, facts: Facts): PackedManifest {
  const nodeTypes = [...facts.imported].some((name) => IN_NODE.test(name)) ? typesIn(facts.root.devDependencies, /^@types\/node$/) : {};
  const declared = { ...nodeTypes, ...typesIn(source.devDependencies, /^@types\//), ...source.dependencies };
  const missing = [...facts.imported].filter(
    (name) => name !== source.name && !IN_NODE.test(name) && !(name in declared) && !packed.optional?.includes(name),
  );
  if (missing.length > 0)
    throw new Error(`${source.name} imports ${missing.join(', ')}. Add them to the dependencies of its package.json.`);
  const needed = Object.entries(declared).map(([name, version]) => [name, facts.own[name] ?? version] as const);
  const [peers, others] = [needed.filter(([name]) => isPeer(name)), needed.filter(([name]) => !isPeer(name))];
  const exported = Object.entries(source.exports).filter(([, target]) => !packed.leftOut?.test(target.replace('./', '')));
  return {
    name: source.name,
    version: facts.version,
    provided: source.version,
    description: source.description,
    license: facts.root.license ?? 'UNLICENSED',
    type: 'module',
    ...(source.sideEffects === undefined ? {} : { sideEffects: source.sideEffects }),
    engines: facts.root.engines ?? {},
    exports: { ...mapped(Object.fromEntries(exported)), ...packed.extraExports },
    ...(source.imports ? { imports: mapped(source.imports) } : {}),
    ...(packed.bin ? { bin: mapped(packed.bin) } : {}),
    files: [...packed.folders, 'CHANGELOG.md', PROVIDED_NOTE],
    dependencies: Object.fromEntries(others),
    ...(peers.length > 0 ? { peerDependencies: Object.fromEntries(peers) } : {}),
  };
}

const isPeer = (name: string) => OF_THE_SHELL.has(name) && !name.startsWith('@site/');

const mapped = (targets: Record<string, string>) =>
  Object.fromEntries(Object.entries(targets).map(([key, target]) => [key, compiled(target)]));

/** Types of packages, which the declarations need as well. */
const typesIn = (development: Record<string, string> = {}, names: RegExp) =>
  Object.fromEntries(Object.entries(development).filter(([name]) => names.test(name)));
