import { sql } from '@site/platform-kit/data/sql';
import type { FastifyInstance } from 'fastify';
import { newestMigration } from './migrate';
import type { PlatformContext } from '@site/platform-kit/context/context';

const PATIENCE_MS = 1000;

/** `/healthz`: this process answers. `/readyz`: it can also serve, and the schema is the one that this code expects. */
export function answerHealth(app: FastifyInstance, { db }: PlatformContext) {
  const expected = newestMigration();
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'live' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const version = await Promise.race([schemaVersion(db), late()]);
    if (version >= expected) return { status: 'ready' };
    return reply.code(503).send({ status: 'waiting', reason: version < 0 ? 'database unreachable' : 'migrations pending' });
  });
}

async function schemaVersion(db: PlatformContext['db']) {
  try {
    const { rows } = await db.execute<{ version: string }>(sql`select max(version) as version from schemaversion`);
    return Number(rows[0]?.version ?? 0);
  } catch {
    return -1;
  }
}

const late = () => new Promise<number>((done) => setTimeout(done, PATIENCE_MS, -1).unref());
