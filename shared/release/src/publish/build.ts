import { spawn } from 'node:child_process';
import path from 'node:path';
import { builderDir, buildEnvironment } from '@site/build/project';
import { ReleaseRefusal } from '../store/store';

/**
 * Builds one area in its own process, because a build runs code of the area, which must not reach the keys of this process.
 * @param env environment of the command; the build gets only the variables that it needs
 * @throws ReleaseRefusal with the output of the build when it fails
 */
export function build(root: string, name: string, env: NodeJS.ProcessEnv) {
  return new Promise<void>((resolve, reject) => {
    const builder = spawn(process.execPath, [path.join(builderDir(root), 'bin/build.mjs'), name], {
      cwd: root,
      env: buildEnvironment(env, name),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    builder.stdout.on('data', (part: Buffer) => said.push(part));
    builder.stderr.on('data', (part: Buffer) => said.push(part));
    builder.on('error', reject);
    builder.on('close', (code) => (code === 0 ? resolve() : reject(new ReleaseRefusal(Buffer.concat(said).toString('utf8').trim()))));
  });
}
