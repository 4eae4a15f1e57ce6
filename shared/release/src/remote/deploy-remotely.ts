import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { WrongUsage } from '../command/exit-code';
import { openSite } from '../command/site';
import { measured, type TookStep } from '../command/step-times';
import { readSigners } from '../keys/read-keys';
import { build } from '../publish/build';
import { signBuild } from '../publish/publish';
import type { ServiceClient } from './service-client';

const AT_ONCE = 4;

/** Release of an area that this machine has built. */
export interface SentRelease {
  name: string;
  release: string;
}

interface Machine {
  cwd: string;
  env: NodeJS.ProcessEnv;
  note(line: string): void;
  took?: TookStep;
}

/** Builds an area in this checkout, sends what the service lacks of it, and lets the service sign and publish it. */
export async function sendRelease(client: ServiceClient, { cwd, env, note, took }: Machine, name: string): Promise<SentRelease> {
  const site = openSite(cwd, env);
  const release = site.releaseOf(name);
  const place = `/v1/uploads/${name}/${release}`;
  const there = (await (await client.ask({ method: 'GET', path: place })).json()) as {
    isPublished: boolean;
    files: Record<string, string>;
  };
  if (there.isPublished) return { name, release };
  await measured(took, 'build', () => build(site.root, name, env));
  const folder = site.outputOf(name);
  const files = await readdir(folder);
  // The signature is made here: the key never leaves this machine.
  const signaturesOf = async () => signBuild(await readSigners(env['RELEASE_KEY'], cwd), name, folder);
  const limit = pLimit(AT_ONCE);
  let sent = 0;
  const send = async (file: string) => {
    const bytes = await readFile(path.join(folder, file));
    const hash = createHash('sha384').update(bytes).digest('base64');
    if (there.files[file] === hash) return;
    await client.ask({ method: 'PUT', path: `${place}/files/${encodeURIComponent(file)}`, file: { bytes, hash } });
    sent += 1;
  };
  await measured(took, 'upload', () => Promise.all(files.map((file) => limit(() => send(file)))));
  note(`${name} ${release}: ${sent} of ${files.length} files sent`);
  await measured(took, 'publish', async () =>
    client.ask({ method: 'POST', path: `${place}/publish`, json: { commit: site.commit(), signatures: await signaturesOf() } }),
  );
  return { name, release };
}

/** @throws WrongUsage when no area is named: a team deploys its own */
export function requireNamed(areas: readonly string[]): readonly string[] {
  if (areas.length > 0) return [...new Set(areas)];
  throw new WrongUsage('Name the areas: release deploy mf-funds. With RELEASE_URL a team deploys its own areas.');
}
