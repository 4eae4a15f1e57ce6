import { createHash } from 'node:crypto';
import { formsOf, type ReleaseRecord, type ReleaseStore } from '@site/release';
import type { RemotePath } from '@site/remote/manifest';

/** Publishes a small release, as a build of that area would have. */
export async function putRelease(store: ReleaseStore, name: string, paths: readonly RemotePath[], release = '1.0.0-a') {
  const isRemote = name.startsWith('mf-');
  const start = isRemote ? 'remoteEntry' : 'main';
  const texts = {
    [`${start}.js`]: `self.start = '${name} ${release}';`.repeat(40),
    'lifecycle.js': `self.lifecycle = '${name}';`,
    'later.js': `self.later = '${name}';`,
    'lifecycle.css': `.${name} { color: teal; }`,
    'own-latin-wght-normal.0a1b2c3d.woff2': 'face',
    'own-bengali-wght-normal.0a1b2c3d.woff2': 'face',
  };
  const files = Object.entries(texts).map(([file, text]) => [file, Buffer.from(text)] as const);
  const record: ReleaseRecord = {
    name,
    release,
    publishedAt: `2026-01-15T06:00:0${release === '1.0.0-a' ? 0 : 1}Z`,
    contract: isRemote ? 1 : null,
    paths,
    panels: {},
    namespace: isRemote ? name : null,
    exposes: isRemote ? ['./lifecycle'] : [],
    shared: {},
    entry: `${start}.js`,
    scripts: isRemote ? ['lifecycle.js'] : [],
    styles: ['lifecycle.css'],
    chunks: {},
    files: Object.fromEntries(
      files.map(([file, bytes]) => [
        file,
        { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes: bytes.length },
      ]),
    ),
  };
  await store.put(record, new Map(await Promise.all(files.map(async ([file, bytes]) => [file, await formsOf(file, bytes)] as const))));
}
