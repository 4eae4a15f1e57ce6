import { ARCHIVE_KEPT_S } from '@site/api/contracts/own-account';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { writeMessage } from '#notifications';
import { findPlayer } from '../accounts/accounts.repository';
import { archiveFailedMessage, archiveReadyMessage } from './own-data.messages';
import { listFileNames, saveFiles, setFailed, setReady, takeDueExport, type ExportRow } from './own-data.repository';
import { filesOf, missingKinds, readMe } from './parts';

/** After so many seconds another worker goes on with an archive whose worker has died. */
const TAKEN_FOR_S = 300;
const MOST_TRIES = 3;

/** Makes the archive that waits for longest. One that fails is tried again, at most three times in all. */
export async function makeDueExport(context: PlatformContext) {
  const { db, clock, log } = context;
  const at = clock.now();
  const due = await takeDueExport(db, { at, until: secondsAfter(at, TAKEN_FOR_S) });
  if (!due) return;
  try {
    await makeExport(context, due);
  } catch (problem) {
    log.error({ err: problem, archive: due.id }, 'archive not made');
    if (due.tries >= MOST_TRIES) await giveUp(context, due);
  }
}

/** Each part is stored when it is made, so that another worker does not begin anew. */
async function makeExport({ db, clock }: PlatformContext, { id, playerId, language }: ExportRow) {
  const { names } = await listFileNames(db, id);
  for (const kind of missingKinds(names)) {
    const files = await filesOf(db, playerId, kind);
    await inTransaction(db, (tx) => saveFiles(tx, id, files));
  }
  const { username } = await findPlayer(db, playerId);
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    await saveFiles(tx, id, [readMe(language, { username, at })]);
    const isFirst = await setReady(tx, id, { at, expiresAt: secondsAfter(at, ARCHIVE_KEPT_S) });
    if (isFirst) await writeMessage(tx, { playerId, at, ...archiveReadyMessage() });
  });
}

const giveUp = ({ db, clock }: PlatformContext, { id, playerId }: ExportRow) =>
  inTransaction(db, async (tx) => {
    const at = clock.now();
    await setFailed(tx, id, at);
    await writeMessage(tx, { playerId, at, ...archiveFailedMessage() });
  });
