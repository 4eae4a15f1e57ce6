import type { PlatformContext } from '@site/platform-kit/context/context';
import { databaseErrorCode, inTransaction, type Executor } from '@site/platform-kit/data/database';
import type { ReplicaReads } from '@site/platform-kit/data/replica-reads';
import { sql } from '@site/platform-kit/data/sql';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import {
  AUDIT_PARTS,
  findAudit,
  findBroken,
  lastIdOf,
  saveProgress,
  startAudit,
  type Audit,
  type AuditPart,
  type IdRange,
} from './audit.repository';

const PARTS = Object.keys(AUDIT_PARTS) as AuditPart[];
const QUERY_CANCELED = '57014';
/** Time in ms of one statement of the audit; a range that takes longer is halved. It is below the limit of the connection. */
const STATEMENT_MS = 6000;
/** Time in ms of a statement from which the next range is not larger. */
const ENOUGH_MS = 500;
/** Time in ms of one step of the audit. */
const STEP_MS = 10_000;

const EVERYTHING: IdRange = { after: 0, upTo: Number.MAX_SAFE_INTEGER };

/** Checks all invariants of the whole ledger at once. @throws Error that lists every broken one */
export async function assertLedger(db: Executor) {
  const problems = await inTransaction(db, async (tx) => {
    const found: string[] = [];
    for (const part of PARTS) found.push(...(await findBroken(tx, part, EVERYTHING)));
    return found;
  });
  if (problems.length) throw new Error(`The ledger does not add up: ${problems.join('; ')}`);
}

/**
 * Goes on with tonight's check of all invariants of the whole ledger, for some seconds. Its place is in the database, so it survives the end
 * of this process.
 * @returns true when the check is finished
 */
export async function auditLedger(context: Pick<PlatformContext, 'db' | 'reads' | 'clock' | 'log'>, stepMs = STEP_MS): Promise<boolean> {
  const { db, reads, clock } = context;
  const night = dayOf(clock.now());
  const [first] = PARTS;
  if (first) await startAudit(db, night, { part: first, upTo: await lastIdOf(db, first) }, clock.now());
  const start = performance.now();
  let part: AuditPart | undefined;
  let size = 0;
  let isFurther = false;
  do {
    const audit = await findAudit(db, night);
    if (!audit || audit.isFinished) return true;
    if (audit.part !== part) ({ first: size } = AUDIT_PARTS[audit.part]);
    ({ part } = audit);
    const range = { after: audit.place, upTo: Math.min(audit.upTo, audit.place + size) };
    const began = performance.now();
    const problems = await brokenWithin(reads, audit.part, range);
    if (!problems) {
      if (size === 1) throw new Error(`The audit of ${audit.part} takes too long at ${range.upTo}`);
      size = Math.ceil(size / 2);
      continue;
    }
    await passRange(context, audit, range, problems);
    isFurther = true;
    if (performance.now() - began < ENOUGH_MS) size *= 2;
    // A step that only found ranges too large would find them again.
  } while (!isFurther || performance.now() - start < stepMs);
  return false;
}

/** Null when the statement takes too long. */
const brokenWithin = (reads: ReplicaReads, part: AuditPart, range: IdRange): Promise<string[] | null> =>
  reads
    .read('audit', (db) =>
      inTransaction(db, async (tx) => {
        await tx.execute(sql`set local statement_timeout = ${sql.raw(String(STATEMENT_MS))}`);
        // The check has time, and players have the other cores.
        await tx.execute(sql`set local max_parallel_workers_per_gather = 0`);
        return findBroken(tx, part, range);
      }),
    )
    .catch((problem: unknown) => {
      if (databaseErrorCode(problem) === QUERY_CANCELED) return null;
      throw problem;
    });

async function passRange(
  { db, clock, log }: Pick<PlatformContext, 'db' | 'clock' | 'log'>,
  audit: Audit,
  { upTo: place }: IdRange,
  problems: string[],
) {
  if (problems.length)
    log.error({ problems: problems.slice(0, 20), broken: problems.length, night: audit.night }, 'the ledger does not add up');
  if (place < audit.upTo) return saveProgress(db, audit, { ...audit, place }, problems, clock.now());
  const part = PARTS[PARTS.indexOf(audit.part) + 1];
  const next = part && { part, place: 0, upTo: await lastIdOf(db, part) };
  await saveProgress(db, audit, next ?? null, problems, clock.now());
}
