import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages of the system on Debian as root; does nothing elsewhere. @param {string[]} names @throws Error when apt-get fails */
export function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  process.stdout.write(`Installing ${names.join(' and ')} with apt-get ...\n`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed (exit ${status}).`);
}
