import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import { giveToServer } from '@site/platform-kit/postgres/run-as';
import { startPostgres } from '@site/platform-kit/postgres/server';
import { until } from '@site/testing/patience';

const SETTINGS = ['fsync=off', 'wal_keep_size=64MB', 'wal_retrieve_retry_interval=100ms'];

/** A PostgreSQL server of one test file, and a second one that replays its log. @param prepare fills the first one */
export async function startStandbyPair(prepare: (url: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-pair-'));
  const directories = [join(folder, 'primary'), join(folder, 'replica')] as const;
  const [primaryPlace, replicaPlace] = directories.map(reachableDirectory) as [string, string];
  const primary = await startPostgres({ directory: directories[0], settings: SETTINGS });
  await prepare(primary.url('postgres'));
  // A cluster that was stopped is a base backup. The second server takes a port of its own.
  await primary.stop();
  execFileSync('cp', ['-a', primaryPlace, replicaPlace]);
  rmSync(join(replicaPlace, 'port'));
  await primary.revive();
  const data = join(replicaPlace, 'data');
  writeFileSync(join(data, 'standby.signal'), '');
  giveToServer(join(data, 'standby.signal'));
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary.url('postgres')}'\n`);
  const replica = await startPostgres({ directory: directories[1], settings: SETTINGS });
  const url = replica.url('postgres');

  async function ask(text: string) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<{ answer: unknown }>(text)).rows[0]?.answer;
    } finally {
      await client.end();
    }
  }

  return {
    primaryUrl: primary.url('postgres'),
    replicaUrl: url,
    /** From now on the second server shows no new transaction. */
    async pause() {
      await ask('select pg_wal_replay_pause()');
      await until(async () => (await ask('select pg_get_wal_replay_pause_state() as answer')) === 'paused');
    },
    goOn: () => ask('select pg_wal_replay_resume() where pg_is_in_recovery()'),
    stopReplica: replica.stop,
    startReplica: replica.revive,
    /** Ends the replay: both servers take writes, each its own. */
    promote: () => ask('select pg_promote()'),
    async stop() {
      await replica.stop();
      await primary.stop();
      for (const made of [folder, primaryPlace, replicaPlace]) rmSync(made, { recursive: true, force: true });
    },
  };
}
