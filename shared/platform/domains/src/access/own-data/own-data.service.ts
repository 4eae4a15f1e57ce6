import { ARCHIVE_EVERY_S, ARCHIVE_TOO_OFTEN } from '@site/api/contracts/own-account';
import type { Language } from '@site/api/contracts/site';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { writeAudit } from '@site/platform-kit/http/audit';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import type { PlayerIdentity } from '@site/platform-kit/http/route';
import { secondsAfter, secondsBetween } from '@site/platform-kit/time/clock';
import { lockPlayer } from '../accounts/accounts.repository';
import { proveOwnPassword } from '../accounts/own-password.service';
import { giveNotice } from '../notices/notices.service';
import { zipOf } from './archive';
import {
  deleteFilesOf,
  deleteOldFiles,
  findLastExport,
  insertExport,
  listFileNames,
  readFiles,
  type ExportRow,
} from './own-data.repository';
import { partsOf } from './parts';

/** The last archive of a player, with what is made of it. */
export async function readExport({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>, playerId: number) {
  const last = await findLastExport(db, playerId);
  const made = last && (await listFileNames(db, last.id));
  return { last, partsDone: made ? partsOf(made.names) : 0, bytes: made?.bytes ?? 0, now: clock.now() };
}

/**
 * Notes the wish for an archive, which a job makes.
 * @throws Refusal `account.password_wrong`, `platform.too_many`
 */
export async function askExport(
  context: PlatformContext,
  player: PlayerIdentity,
  { password, language, ...from }: { password: string; language: Language } & RequestOrigin,
) {
  const { db, clock } = context;
  await proveOwnPassword(context, player.id, password);
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    await lockPlayer(tx, player.id);
    const waitS = secondsUntilNext(await findLastExport(tx, player.id), at);
    if (waitS) throw new Refusal('platform.too_many', { retryAfterS: waitS, message: ARCHIVE_TOO_OFTEN });
    await deleteFilesOf(tx, player.id);
    await insertExport(tx, { playerId: player.id, language, at });
    await giveNotice(tx, 'data_asked', { playerId: player.id, at, from });
  });
}

/** Whole seconds until the player may ask for another archive; one that failed does not count. */
export function secondsUntilNext(last: Pick<ExportRow, 'askedAt' | 'failedAt'> | null, at: Date): number {
  if (!last || last.failedAt) return 0;
  return Math.max(0, Math.ceil(secondsBetween(at, secondsAfter(last.askedAt, ARCHIVE_EVERY_S))));
}

/** Reads the archive of the player. @throws Refusal `platform.not_found` when none is ready, or it has expired */
export async function readArchive({ db, clock }: PlatformContext, player: PlayerIdentity, ip: string): Promise<File> {
  const last = await findLastExport(db, player.id);
  const at = clock.now();
  if (!last?.readyAt || !last.expiresAt || last.expiresAt <= at) throw new Refusal('platform.not_found');
  const body = zipOf(await readFiles(db, last.id), last.readyAt);
  await writeAudit(db, { at, action: 'data_downloaded', playerId: player.id, ip, detail: { archive: last.id } });
  return new File([new Uint8Array(body)], `own-data-${last.readyAt.toISOString().slice(0, 10)}.zip`, { type: 'application/zip' });
}

/** Removes what no player can download any more. */
export const sweepExports = ({ db, clock }: { db: Executor } & Pick<PlatformContext, 'clock'>) => deleteOldFiles(db, clock.now());
