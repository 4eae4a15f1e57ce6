import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { type ChangedKind, lastChangeOf, lockChanges, noteChange, type SiteChange } from './changes.repository';

/** Things of one kind that people edit. Its functions require the lock on changes. */
export interface EditedKind<Fields extends object> {
  kind: Exclude<ChangedKind, 'setting'>;
  find(tx: Executor, id: number): Promise<Fields | null>;
  /** @param id number of a deleted one that comes back */
  insert(tx: Executor, fields: Fields, id?: number): Promise<number>;
  /** @throws Refusal for fields that cannot change any more */
  update(tx: Executor, id: number, fields: Fields, before: Fields): Promise<void>;
  remove(tx: Executor, id: number): Promise<void>;
}

/** A thing as a person has seen it. `version`: number of its last change then; left out by who does not care. */
export interface SeenThing {
  id: number;
  version?: number | undefined;
}

const CHANGED = 'Somebody else has changed this since you opened it. Look at it again.';
const CHANGED_SINCE = 'This was changed again since. Undo the newest change first.';

/** @throws Refusal `funds.changed` when a newer version is there */
export function refuseStale(seen: number | undefined, newest: number) {
  if (seen !== undefined && seen !== newest) throw new Refusal('funds.changed', { message: CHANGED });
}

type Work<T> = (tx: Executor, note: (change: Pick<SiteChange, 'kind' | 'subject' | 'before' | 'after'>) => Promise<void>) => Promise<T>;

/** Runs a change of the site alone, in one transaction. */
export const inTurn = <T>({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>, by: string, work: Work<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await lockChanges(tx);
    return work(tx, (change) => noteChange(tx, { ...change, by, at: clock.now() }));
  });

/** @returns the number of the new thing */
export const addOne = <F extends object>(context: PlatformContext, edited: EditedKind<F>, fields: F, by: string): Promise<number> =>
  inTurn(context, by, async (tx, note) => {
    const id = await edited.insert(tx, fields);
    await note({ kind: edited.kind, subject: String(id), before: null, after: fields });
    return id;
  });

/** @throws Refusal `platform.not_found`; `funds.changed` when somebody changed it after it was seen */
export const changeOne = <F extends object>(
  context: PlatformContext,
  edited: EditedKind<F>,
  seen: SeenThing,
  fields: Partial<F>,
  by: string,
): Promise<void> =>
  inTurn(context, by, async (tx, note) => {
    const before = await findSeen(tx, edited, seen);
    const after = { ...before, ...fields };
    await edited.update(tx, seen.id, after, before);
    await note({ kind: edited.kind, subject: String(seen.id), before, after });
  });

/** @throws Refusal like `changeOne` */
export const removeOne = <F extends object>(context: PlatformContext, edited: EditedKind<F>, seen: SeenThing, by: string): Promise<void> =>
  inTurn(context, by, async (tx, note) => {
    const before = await findSeen(tx, edited, seen);
    await edited.remove(tx, seen.id);
    await note({ kind: edited.kind, subject: String(seen.id), before, after: null });
  });

/**
 * Makes a thing what it was before its last change; a deleted one comes back under its number.
 * @throws Refusal `funds.changed` when it was changed again since
 */
export const undoOne = <F extends object>(context: PlatformContext, edited: EditedKind<F>, change: SiteChange, by: string): Promise<void> =>
  inTurn(context, by, async (tx, note) => {
    const { kind, subject, before: earlier } = change;
    const last = await lastChangeOf(tx, kind, subject);
    if (last?.id !== change.id) throw new Refusal('funds.changed', { message: CHANGED_SINCE });
    const id = Number(subject);
    const now = await edited.find(tx, id);
    const after = earlier as F | null;
    if (!after) await edited.remove(tx, id);
    else if (now) await edited.update(tx, id, after, now);
    else await edited.insert(tx, after, id);
    await note({ kind, subject, before: now, after });
  });

async function findSeen<F extends object>(tx: Executor, edited: EditedKind<F>, { id, version }: SeenThing): Promise<F> {
  const found = await edited.find(tx, id);
  if (!found) throw new Refusal('platform.not_found');
  refuseStale(version, (await lastChangeOf(tx, edited.kind, String(id)))?.id ?? 0);
  return found;
}
