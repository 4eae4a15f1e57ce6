import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { raised } from './compare-surfaces';
import { packAll } from './pack-all';
import { manifestOf } from './packages';
import { publish } from './publish';
import { startRegistry, type TestRegistry } from './testing-registry';

/** Packs, installs a registry and asks the one of npm's configuration for other packages: minutes, so only in the nightly run. */
const nightly = process.env['NIGHTLY'] ? it : it.skip;

/** Bound for a slow machine and a slow registry. */
const LIMIT_MS = 20 * 60_000;

const run = promisify(execFile);
const home = mkdtempSync(path.join(tmpdir(), 'registry-'));
const at = (...parts: string[]) => path.join(home, ...parts);
const put = (file: string, content: unknown) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), typeof content === 'string' ? content : JSON.stringify(content));
};

let registry: TestRegistry | undefined;
afterAll(() => {
  registry?.stop();
  rmSync(home, { recursive: true, force: true });
});

nightly(
  'a registry has what was packed, once for each version, and a team installs a range of it and updates to a minor version',
  async () => {
    registry = await startRegistry(at('verdaccio'));
    const { url, userConfig } = registry;
    const env = { ...process.env, npm_config_userconfig: userConfig };
    const packed = await packAll(process.cwd(), { check: true, out: at('archives'), day: '2026-11-26' });
    const all = packed.map(({ name, next }) => ({ name, version: next.version }));
    expect(await publish(at('archives'), all, url, env)).toEqual(all);
    expect(await publish(at('archives'), all, url, env)).toEqual([]);

    const version = all.find(({ name }) => name === '@site/api')?.version ?? '';
    const archive = at('archives', `site-api-${version}.tgz`);
    await expect(run('npm', ['publish', archive, `--@site:registry=${url}`], { env })).rejects.toThrow(
      /cannot publish over|409|already present/i,
    );

    put('team/package.json', { private: true, type: 'module', dependencies: { '@site/api': `^${version}` } });
    put('team/.npmrc', `@site:registry=${url}\n`);
    const inTeam = (...words: string[]) => run('npm', [...words, '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: at('team'), env });
    const installed = () => manifestOf(at('team/node_modules/@site/api')).version;
    await inTeam('install');
    expect(installed()).toBe(version);
    expect(readFileSync(at('team/package-lock.json'), 'utf8')).not.toContain('file:');
    await run(process.execPath, ['--input-type=module', '--eval', "await import('@site/api/money')"], { cwd: at('team') });

    const minor = raised(version, 'minor');
    await run('tar', ['-xzf', archive, '-C', home]);
    put('package/package.json', { ...manifestOf(at('package')), version: minor });
    await run('npm', ['publish', at('package'), '--ignore-scripts', `--@site:registry=${url}`], { env });
    await inTeam('update');
    expect(installed()).toBe(minor);
  },
  LIMIT_MS,
);
