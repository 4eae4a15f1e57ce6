import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { tellInbox } from './inbox.service';
import { deleteMessage, findMessage, markRead, saveEdit, type Own, type ShownRow } from './inbox.repository';

type Context = Pick<PlatformContext, 'db' | 'clock'>;

/** @throws Refusal `platform.not_found`, also for another player's message */
export async function showOwn(db: Executor, own: Own): Promise<ShownRow> {
  const row = await findMessage(db, own);
  if (!row) throw new Refusal('platform.not_found');
  return row;
}

/** Marks a message as read; a second call changes nothing. @throws Refusal `platform.not_found` */
export async function readOwn({ db, clock }: Context, own: Own) {
  await inTransaction(db, async (tx) => {
    if (await markRead(tx, own, clock.now())) await tellInbox(tx, own.playerId);
    else await showOwn(tx, own);
  });
}

/** @throws Refusal `platform.not_found` */
export async function removeOwn({ db }: Context, own: Own) {
  await inTransaction(db, async (tx) => {
    if (!(await deleteMessage(tx, own))) throw new Refusal('platform.not_found');
    await tellInbox(tx, own.playerId);
  });
}

/** Changes the player's own copy, for both languages. @throws Refusal `platform.not_found` */
export async function editOwn({ db }: Context, own: Own, words: { title: string; message: string }): Promise<ShownRow> {
  return inTransaction(db, async (tx) => {
    const row = await saveEdit(tx, own, words);
    if (!row) throw new Refusal('platform.not_found');
    await tellInbox(tx, own.playerId);
    return row;
  });
}
