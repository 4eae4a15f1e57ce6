#!/usr/bin/env node
/** Writes the release command as one file, for people without a checkout: `node release.mjs rollback mf-funds`, with RELEASE_URL and RELEASE_TOKEN. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = fileURLToPath(new URL('..', import.meta.url));
const outfile = path.resolve(process.argv[2] ?? path.join(HERE, 'dist', 'release.mjs'));

await build({
  entryPoints: [path.join(HERE, 'src/cli.ts')],
  outfile,
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // The gate looks for a browser only beside the store.
  external: ['playwright'],
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
  logLevel: 'warning',
});
console.log(outfile);
