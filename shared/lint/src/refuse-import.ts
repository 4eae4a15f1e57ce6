import { doors } from './folders';
import { DOMAINS, refuseSqlLibrary } from './platform';
import { TESTING } from './specifiers';
import { zones } from './zones';

const FEATURE = /^(mf-[^/]+)\/src\/features\/([^/]+)\//;
const DOMAIN = /^shared\/platform\/domains\/src\/([^/]+)\//;
const FLOOR = /^shell\/src\/(\w+)\//;
/** Layers ("floors") of the shell, lowest first: each may import those before it. */
const FLOORS = ['core', 'composition', 'screens', 'chrome', 'boot'];
/** An import between two files, by their paths below the root. */
export interface Edge {
  from: string;
  to: string;
  isType: boolean;
}

const CONTRACT_FOLDER = /^shared\/api\/src\/(contracts|schema|errors|money)\//;
const CLIENT_FOLDER = /^shared\/api\/src\/client(\/|$)/;

/**
 * Checks an import by its specifier.
 * @param from path of the importing file below the root, with `/`
 * @param specifier text in the source
 * @returns the reason for a refusal, or null
 */
export function refuseImport(from: string, specifier: string, { isType = false } = {}): string | null {
  if (specifier.startsWith('../../')) return 'Reach no further than `../`: use a package export, or move the file.';
  if (specifier.startsWith('.')) {
    const to = resolve(from, specifier);
    if (to.startsWith('..') || packageOf(from) !== packageOf(to))
      return 'A relative import stays inside its package: use the package’s exports.';
    return refuseNeighbour(from, to);
  }

  const refusedSql = refuseSqlLibrary(from, specifier);
  if (refusedSql) return refusedSql;
  const zone = zones.find(({ files }) => files.test(from));
  if (!zone) return null;
  if (zone.never?.some((pattern) => covers(pattern, specifier)) && !TESTING.test(from)) {
    return `${capital(zone.name)} does not import ${specifier}: use what @site/remote and @site/api offer.`;
  }
  if (!specifier.startsWith('@site/')) return null;
  if (covers(`${zone.name}/*`, specifier) || specifier === zone.name) return null;
  const allowed = [
    ...zone.may,
    ...(isType ? (zone.mayTypes ?? []) : []),
    ...(zone.extra ?? []).flatMap(({ files, may }) => (files.test(from) ? may : [])),
  ];
  if (allowed.some((pattern) => covers(pattern, specifier))) return null;
  return `${capital(zone.name)} does not import ${specifier}${zone.name === 'a remote' && specifier === '@site/api' ? ' outside of *.queries.ts' : ''}.`;
}

/**
 * Checks an import by the file that it resolves to, because the specifier alone does not show a path out of a package or past its exports.
 * @param specifiersOf returns the specifiers of the exports that lead to a file
 * @returns the reason for a refusal, or null
 */
export function refuseEdge({ from, to, isType }: Edge, specifiersOf: (path: string) => string[]): string | null {
  if (packageOf(from) === packageOf(to)) return refuseNeighbour(from, to);
  const specifiers = specifiersOf(to);
  if (specifiers.length === 0) return 'No package exports this file.';
  const refusals = specifiers.map((specifier) => refuseImport(from, specifier, { isType }));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** Package folder of a path below the root. */
export function packageOf(path: string) {
  const depth = path.startsWith('shared/platform/') ? 3 : path.startsWith('shared/') ? 2 : 1;
  return path.split('/').slice(0, depth).join('/');
}

/** @param to with or without its extension */
function refuseNeighbour(from: string, to: string) {
  const [, remote, feature] = FEATURE.exec(from) ?? [];
  const [, otherRemote, otherFeature] = FEATURE.exec(`${to}/`) ?? [];
  if (feature && otherFeature && remote === otherRemote && feature !== otherFeature)
    return 'Features do not import each other: a page or app.tsx composes them.';
  if (CONTRACT_FOLDER.test(from) && CLIENT_FOLDER.test(to)) return 'Contracts never import the client.';
  if (TESTING.test(from)) return null;
  return refusePastDoor(from, to) ?? refuseHigherDomain(from, to) ?? refuseHigherFloor(from, to);
}

function refusePastDoor(from: string, to: string) {
  for (const door of doors) {
    const [folder] = door.exec(to) ?? [];
    if (folder && !from.startsWith(`${folder}/`) && ![folder, `${folder}/index`, `${folder}/index.ts`].includes(to))
      return `The only way into ${folder} is its index.ts.`;
  }
  return null;
}

function refuseHigherDomain(from: string, to: string) {
  const [, domain] = DOMAIN.exec(from) ?? [];
  const [, other] = DOMAIN.exec(`${to}/`) ?? [];
  const isLower = !domain || !other || domain === other || DOMAINS.indexOf(other) < DOMAINS.indexOf(domain);
  return isLower ? null : `The domain ${domain} does not import ${other}: a domain knows lower ones only.`;
}

function refuseHigherFloor(from: string, to: string) {
  const [own, other] = [floorOf(from), floorOf(to)];
  return own === -1 || other <= own
    ? null
    : `The floor ${FLOORS[own]} of the shell does not import ${FLOORS[other]}: a floor knows lower ones only.`;
}

const floorOf = (path: string) => FLOORS.indexOf(FLOOR.exec(path)?.[1] ?? '');
const covers = (pattern: string, specifier: string) =>
  pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : pattern === specifier;
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function resolve(from: string, specifier: string) {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..' && parts.length && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
