import type { ReleaseStore } from '@site/release';
import { putTexts } from '@site/release/testing';
import type { RemotePath } from '@site/remote/manifest';

/** Publishes a small release with the files that a build of that area has. @param options `hasWorker: false`: a shell from before the worker */
export function putRelease(
  store: ReleaseStore,
  name: string,
  paths: readonly RemotePath[],
  release = '1.0.0-a',
  { hasWorker = name === 'shell' } = {},
) {
  const isRemote = name.startsWith('mf-');
  const entry = isRemote ? 'remoteEntry.js' : 'main.js';
  const start = `self.start = '${name} ${release}';`.repeat(40);
  const texts = {
    [entry]: start,
    ...(hasWorker ? { 'worker.js': start } : {}),
    'lifecycle.js': `self.lifecycle = '${name}';`,
    'later.js.map': '{"version":3,"sources":[],"mappings":""}',
    'later.js': `self.later = '${name}';`,
    'lifecycle.css': `.${name} { color: teal; }`,
    'own-latin-wght-normal.0a1b2c3d.woff2': 'face',
    'own-bengali-wght-normal.0a1b2c3d.woff2': 'face',
  };
  return putTexts(store, name, release, texts, { paths, entry, scripts: isRemote ? ['lifecycle.js'] : [], styles: ['lifecycle.css'] });
}
