import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS } from '@site/testing/patience';
import { openDatabase } from '@site/platform-kit/data/database';
import { migrate } from '@site/platform-sandbox/migrate';
import { seed } from '@site/platform-sandbox/seed/seed';
import { alone } from './process-lock';
import { DIRECTORY, nameOfDatabase, startTestServer } from './test-server';

/** Folder with all packages of the platform. */
const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

let prepared: ReturnType<typeof prepareTemplate> | null = null;

/** Creates a fresh, migrated and seeded database. @returns its address */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  prepared ??= prepareTemplate();
  const { url, template, administer } = await prepared;
  const name = nameOfDatabase('test');
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return { url: url(name), drop: async () => void (await administer(`drop database ${name} with (force)`)) };
}

/** Runs once in a process. */
async function prepareTemplate() {
  const { url, administer } = await startTestServer();
  const template = `template_${sourceHash()}`;
  await alone(join(DIRECTORY, `${template}.lock`), async () => {
    const known = await administer(`select 1 from pg_database where datname = '${template}'`);
    if (!known.rowCount) await makeTemplate(url, template, administer);
  });
  return { url, template, administer };
}

/** Waits long for everything, because many statements of a test may queue on a busy machine. */
const PATIENT = {
  connectWithinMs: PATIENCE_MS,
  answerWithinMs: PATIENCE_MS,
  lockWithinMs: PATIENCE_MS,
  idleWithinMs: PATIENCE_MS,
  doubtAfterMs: PATIENCE_MS,
};

export const openTestDatabase = (url: string, size?: number) => openDatabase(url, () => {}, { size, ...PATIENT });

async function makeTemplate(url: (database: string) => string, template: string, administer: (sql: string) => Promise<unknown>) {
  const draft = `draft_${template}`;
  await administer(`drop database if exists ${draft} with (force)`);
  await administer(`create database ${draft}`);
  await migrate(url(draft));
  const { db, close } = openTestDatabase(url(draft));
  await seed(db, new Date());
  await close();
  await administer(`alter database ${draft} rename to ${template}`);
}

const IS_SOURCE = /^(?!.*(?:node_modules|\.test\.ts)).*\.(?:sql|ts)$/;

/** Hash of the sources that build the template, so that changed code builds a new one. */
function sourceHash() {
  const hash = createHash('sha1');
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
    if (IS_SOURCE.test(file)) hash.update(file).update(readFileSync(join(SOURCES, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
