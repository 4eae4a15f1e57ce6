import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROVIDED_NOTE } from '../src/surface/surface.plugin.mjs';
import { compile } from './compile';
import { codeDigest, packageSurface, providedSurface } from './package-surface';
import { filesOf, manifestOf, PACKED, type PackedPackage } from './packages';
import { packedManifest } from './packed-manifest';
import { compareWithRecord, writeRecord, type ComparedPackage } from './record';
import { writeTypes } from './types';

/** One package that was packed. */
export interface PackedResult extends ComparedPackage {
  name: string;
}

/** Default folder of the archives, from the root. */
export const OUT = 'shared/build/dist/packages';

interface PackOptions {
  /** Writes no record and no changelog. */
  check?: boolean;
  /** Folder of the archives, from the root. */
  out?: string;
  /** Date of new sections of the changelogs. */
  day: string;
}

/**
 * Compiles and packs all packages of the list.
 * @param root folder of the repository
 * @throws Error that says what to correct
 */
export async function packAll(root: string, { check = false, out = OUT, day }: PackOptions): Promise<PackedResult[]> {
  const stage = path.join(root, '.cache/packages');
  const scope = path.join(stage, 'node_modules/@site');
  rmSync(stage, { recursive: true, force: true });
  const imported = new Map<string, Set<string>>();
  for (const packed of PACKED) {
    const home = path.join(root, 'shared', packed.folder);
    imported.set(packed.folder, await compile(home, path.join(scope, packed.folder), filesOf(home, packed)));
  }
  const sources = PACKED.flatMap((packed) =>
    filesOf(path.join(root, 'shared', packed.folder), packed).map((file) => path.join(packed.folder, file)),
  );
  await writeTypes(root, sources, scope);

  // A digest crosses packages, so all of them have their exports before the first comparison.
  const writers = PACKED.map((packed) => manifestWriter(root, scope, packed, imported.get(packed.folder) ?? new Set()));
  for (const write of writers) write({}, null);
  const own: Record<string, string> = {};
  const results = PACKED.map((packed, index) => {
    const result = describePackage(root, stage, packed, own);
    writers[index]?.(own, result.next.version);
    own[result.name] = result.next.version;
    return result;
  });
  results.forEach((result, index) => {
    const folder = PACKED[index]?.folder ?? '';
    if (!check) writeRecord(path.join(root, 'shared', folder), result.name, result, day);
    copyPapers(path.join(root, 'shared', folder), path.join(scope, folder));
  });
  await pack(scope, path.resolve(root, out));
  return results;
}

/** @returns a function that writes the manifest with the versions of own packages, and with the one of this package or, for null, its source */
function manifestWriter(root: string, scope: string, packed: PackedPackage, imported: Set<string>) {
  const source = manifestOf(path.join(root, 'shared', packed.folder));
  return (own: Record<string, string>, version: string | null) => {
    const manifest = packedManifest(source, packed, { version: version ?? source.version, own, imported, root: manifestOf(root) });
    writeFileSync(path.join(scope, packed.folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  };
}

/** @param own versions of the packages before it in the list */
function describePackage(root: string, stage: string, packed: PackedPackage, own: Record<string, string>): PackedResult {
  const home = path.join(root, 'shared', packed.folder);
  const { name, version, dependencies = {} } = manifestOf(home);
  const place = path.join(stage, 'node_modules', name);
  writeFileSync(path.join(place, PROVIDED_NOTE), `${JSON.stringify(providedSurface(root, name), null, 2)}\n`);
  const uses = Object.fromEntries(Object.entries(own).filter(([used]) => used in dependencies));
  const code = codeDigest(place, filesOf(place, packed));
  return { name, ...compareWithRecord(home, { code, uses, exports: packageSurface(stage, name) }, version) };
}

function copyPapers(home: string, place: string) {
  for (const paper of ['README.md', 'CHANGELOG.md'].filter((name) => existsSync(path.join(home, name))))
    copyFileSync(path.join(home, paper), path.join(place, paper));
}

async function pack(scope: string, out: string) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const folders = PACKED.map(({ folder }) => `./${folder}`);
  await promisify(execFile)('npm', ['pack', ...folders, '--ignore-scripts', '--silent', '--pack-destination', out], { cwd: scope });
}
