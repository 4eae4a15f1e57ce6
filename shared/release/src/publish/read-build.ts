import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_CONTRACT, type RemoteManifest } from '@site/remote/manifest';
import { parseManifest } from './parse-manifest';
import { claimedTwice } from './path-claims';
import type { ReleaseFacts } from '../store/release-record';
import { contentTypeOf, isSourceMap } from './released-files';
import { parseSurface } from './surface';
import { ReleaseRefusal } from '../store/store';

/** Files that the build writes for `publish`; they are not released. */
const MANIFEST = 'remote-manifest.json';
const SURFACE = 'surface.json';
const NOTES = new Set(['build.json', MANIFEST, SURFACE, 'mf-manifest.json', 'mf-stats.json']);
const LIFECYCLE = './lifecycle';

interface BuildNote {
  name: string;
  release: string;
  first: string[];
  chunks: Record<string, string[]>;
  /** Shared modules that a host provides to remotes -> exact version. */
  shared?: Record<string, string>;
  /** Ids of the keys that a host accepts. */
  keys?: string[];
}

/** Part of a release record that the output of the build determines. */
type BuiltRelease = Omit<ReleaseFacts, 'commit' | 'publishedAt' | 'publishedBy'>;

interface FederationNote {
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
  shared: { name: string; requiredVersion: string }[];
}

/** Output of a build: the part of the record that it determines, and its files (name -> bytes). */
export interface Build {
  record: BuiltRelease;
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads the output of a build as data only, because the process that signs must not run the code that it signs.
 * @param output folder that webpack wrote to
 * @throws ReleaseRefusal when the output cannot be a release
 */
export async function readBuild(name: string, output: string): Promise<Build> {
  const note = await readNote<BuildNote>(path.join(output, 'build.json'));
  if (!note || note.name !== name) throw new ReleaseRefusal(`${name} has no build to publish. Run "npm run build -w ${name}" first.`);
  const files = await filesIn(output);
  const record = name.startsWith('mf-') ? await remoteRecord(note, output) : hostRecord(note);
  for (const file of [record.entry, ...record.scripts, ...record.styles]) {
    if (!files.has(file)) throw new ReleaseRefusal(`${name} names the file ${file}, which the build did not write. Build it again.`);
  }
  return { files, record: { ...record, ...(await readSurface(name, output)) } };
}

async function readSurface(name: string, output: string): Promise<Pick<BuiltRelease, 'surface'>> {
  const text = await readText(path.join(output, SURFACE));
  return text === null ? {} : { surface: parseSurface(text, name) };
}

async function remoteRecord(note: BuildNote, output: string): Promise<BuiltRelease> {
  const federation = await readNote<FederationNote>(path.join(output, 'mf-manifest.json'));
  const lifecycle = federation?.exposes.find((exposed) => exposed.path === LIFECYCLE);
  if (!federation || !lifecycle) {
    throw new ReleaseRefusal(`${note.name} exposes no lifecycle. Export createRemote() from src/lifecycle.tsx and build it again.`);
  }
  const manifest = await readManifest(note.name, output);
  return {
    ...emptyRecord(note),
    contract: manifest.contract,
    paths: manifest.paths,
    panels: manifest.panels ?? {},
    ...(manifest.menu?.length ? { menu: manifest.menu } : {}),
    namespace: manifest.namespace,
    exposes: federation.exposes.map((exposed) => exposed.path),
    shared: Object.fromEntries(federation.shared.map((shared) => [shared.name, shared.requiredVersion])),
    entry: 'remoteEntry.js',
    scripts: lifecycle.assets.js.sync,
    styles: lifecycle.assets.css.sync,
  };
}

function hostRecord(note: BuildNote): BuiltRelease {
  const [entry, ...scripts] = note.first
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => Number(b === 'main.js') - Number(a === 'main.js'));
  if (!entry) throw new ReleaseRefusal(`${note.name} has no script to start it. Build it again.`);
  return { ...emptyRecord(note), entry, scripts, styles: note.first.filter((file) => file.endsWith('.css')) };
}

const emptyRecord = ({ name, release, chunks, shared, keys }: BuildNote): BuiltRelease => ({
  name,
  release,
  version: release.replace(/-[^-]*$/, ''),
  contract: null,
  paths: [],
  panels: {},
  namespace: null,
  exposes: [],
  shared: shared ?? {},
  keys: keys ?? [],
  entry: '',
  scripts: [],
  styles: [],
  chunks,
});

async function readManifest(name: string, output: string): Promise<RemoteManifest> {
  const text = await readText(path.join(output, MANIFEST));
  if (text === null) throw new ReleaseRefusal(`${name} was built without ${MANIFEST}. Build it again: npm run build -w ${name}.`);
  const manifest = parseManifest(text, name);
  if (manifest?.name !== name) throw new ReleaseRefusal(`remote.manifest.ts of ${name} must export "manifest" with that name.`);
  if (manifest.contract !== REMOTE_CONTRACT) {
    throw new ReleaseRefusal(
      `${name} asks for contract ${manifest.contract}; this shell speaks ${REMOTE_CONTRACT}. Use REMOTE_CONTRACT in remote.manifest.ts.`,
    );
  }
  const twice = claimedTwice(manifest.paths);
  if (twice) throw new ReleaseRefusal(`${name} claims ${twice} twice. Take one of the two out of remote.manifest.ts.`);
  const astray = manifest.menu?.find((item) => !manifest.paths.some(({ path }) => path === item.path));
  if (astray)
    throw new ReleaseRefusal(`${name} has a menu entry for ${astray.path}, which is none of its paths. Correct remote.manifest.ts.`);
  return manifest;
}

async function filesIn(output: string): Promise<Map<string, Uint8Array>> {
  const names = (await readdir(output)).filter((file) => !NOTES.has(file)).sort();
  const unknown = names.find((file) => !contentTypeOf(file) && !isSourceMap(file));
  if (unknown) throw new ReleaseRefusal(`${unknown} is of a kind that is not served. Import it in a way that webpack bundles.`);
  return new Map(await Promise.all(names.map(async (file) => [file, await readFile(path.join(output, file))] as const)));
}

async function readNote<T>(file: string): Promise<T | null> {
  const text = await readText(file);
  return text === null ? null : (JSON.parse(text) as T);
}

const readText = (file: string) => readFile(file, 'utf8').catch(() => null);
