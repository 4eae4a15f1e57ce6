import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@site/testing/patience';
import { createOperator, type OperatorCalls } from '../fixtures/operator';
import { followEdge } from './follow-edge';
import { OPERATOR_KEY, startSite } from './start-site';
import { openThrowawayStore, type ThrowawayStore } from './throwaway-store';

/** A site with the console on the port of its operators. */
export interface ConsoleSite {
  /** Address for players. */
  url: string;
  operator: OperatorCalls;
  /** Address of the console. */
  console: string;
  /** Its own store: a change resolves when pages get it. */
  releases: ThrowawayStore;
  /** Adds an administrator of everything. @returns the link to join */
  invite(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a site with a database and a store of its own, its release service and its console. @param from first port to try */
export async function startConsoleSite(from: number): Promise<ConsoleSite> {
  const service = mkdtempSync(join(tmpdir(), 'release-service-'));
  const releases = await openThrowawayStore();
  const places = { STORE_DIR: releases.dir, KEYS_DIR: releases.keysDir, RELEASE_DATA_DIR: service };
  const { url, stop } = await startSite({ from, env: { DATABASE_URL: '', RELEASE_SERVICE: 'on', ...places } });
  const operator = createOperator(url);
  await operator.settings({ auto_review: 'off' });
  const origin = `http://localhost:${Number(new URL(url).port) + 4}`;
  // The site is ready before its console is built and its release service listens.
  await until(async () => (await statusOf(`${origin}/console/`)) === 200);
  await until(async () => (await statusOf(`http://localhost:${Number(new URL(url).port) + 5}/healthz`)) === 200);
  return {
    url,
    operator,
    console: `${origin}/console`,
    releases: followEdge(releases, url),
    invite: (name) => invite(origin, name),
    async stop() {
      await stop();
      await releases.forget();
      rmSync(service, { recursive: true, force: true });
    },
  };
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

async function invite(origin: string, name: string): Promise<string> {
  const answer = await fetch(`${origin}/operator/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-operator-key': OPERATOR_KEY },
    body: JSON.stringify({ name, role: 'admin', release: { role: 'admin', areas: null, channels: null } }),
  });
  if (!answer.ok) throw new Error(`people: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { link: string }).link;
}
