import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Bundler {
  buildSync(options: object): { outputFiles: { text: string }[] };
}

/** The bundler that tsx depends on. */
const bundler = createRequire(require.resolve('tsx/package.json'))('esbuild') as Bundler;

const bundles = new Map<string, string>();

/** One small bundle in plain JavaScript, because a process starts much faster when it has less to read and nothing to compile. */
function bundleOf(script: string) {
  const known = bundles.get(script);
  if (known !== undefined) return known;
  const entryPoints = [path.join(__dirname, script)];
  // Packages in the older form call `require`, which a module does not have.
  const mainFields = ['module', 'main'];
  const options = { bundle: true, platform: 'node', format: 'esm', mainFields, minify: true, write: false, external: ['pg'] };
  const { outputFiles } = bundler.buildSync({ entryPoints, ...options });
  const code = outputFiles.map(({ text }) => text).join('\n');
  bundles.set(script, code);
  return code;
}

/** Runs a script of this folder in its own process. @returns exit code, signal and output */
export function runChild(script: string, args: readonly string[]) {
  const child = spawn(process.execPath, ['--input-type=module', '-', ...args], { cwd: __dirname, stdio: ['pipe', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  child.stdin.end(bundleOf(script));
  return new Promise<{ code: number | null; signal: NodeJS.Signals | null; said: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, said: Buffer.concat(said).toString('utf8').trim() }));
  });
}
