import path from 'node:path';
import { runWebpack } from '@site/build';
import { baseConfig } from '@site/build/base';

const HOME = path.resolve(import.meta.dirname, '..');

/** Builds the gallery with the configuration that all areas share. @returns the folder of the built files @throws Error with webpack's messages */
export async function buildGallery(): Promise<string> {
  const out = path.join(HOME, 'dist');
  const config = baseConfig({ dir: HOME, area: 'gallery', release: 'gallery', out });
  config.entry = { main: './src/index.tsx' };
  await runWebpack(config);
  return out;
}
