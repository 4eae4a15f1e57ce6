/** Watches a remote and prints the names inside each build. Output: one line of JSON for each build. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { watchRemote } from '../src/index.mjs';

const [dir = ''] = process.argv.slice(2);
const out = path.join(dir, 'out');
let builds = 0;

/** @param {{ failure?: string }} build */
async function handleBuilt({ failure }) {
  const files = readdirSync(out).filter((file) => /\.(js|css)$/.test(file));
  const text = files.map((file) => readFileSync(path.join(out, file), 'utf8')).join('\n');
  const [box] = text.match(/mf-demo-box-\w+/) ?? [];
  const { paths } = failure ? {} : JSON.parse(readFileSync(path.join(out, 'remote-manifest.json'), 'utf8'));
  console.log(JSON.stringify({ failure, box, paths, names: [...new Set(text.match(/mf_demo_dev_\d+/g))] }));
}

await watchRemote(dir, { out, nextRelease: () => `dev-${++builds}`, handleBuilt });
