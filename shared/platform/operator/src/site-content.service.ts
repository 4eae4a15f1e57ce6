import type { SLIDER_TYPES } from '@site/api/contracts/site';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { editedPromotions, listEditedPromotions } from '@site/platform-domains/rewards';
import {
  type ChangedKind,
  editedSlides,
  findChange,
  lastChanges,
  listChanges,
  listEditedSlides,
  undoOne,
} from '@site/platform-domains/site';
import { type EditedPromotion, type EditedSlide, isSlideLink, type ListedSiteChange } from './site-content.shapes';

const CHANGES_SHOWN = 100;
const ORDER = /^order\b/;

type Snapshot = ListedSiteChange['before'];

export async function readSlides(db: Executor): Promise<EditedSlide[]> {
  const changes = await lastChanges(db, 'slide');
  return (await listEditedSlides(db)).map(({ id, fields }) => ({ ...fields, id, version: changes.get(String(id))?.id ?? 0 }));
}

export async function readPromotions(db: Executor): Promise<EditedPromotion[]> {
  const changes = await lastChanges(db, 'promotion');
  return (await listEditedPromotions(db)).map(({ id, fields, isTaken }) => ({
    ...fields,
    categories: [...fields.categories],
    id,
    version: changes.get(String(id))?.id ?? 0,
    is_taken: isTaken,
  }));
}

export async function readChanges(db: Executor, kind?: ChangedKind): Promise<ListedSiteChange[]> {
  const rows = await listChanges(db, { kind, limit: CHANGES_SHOWN });
  return rows.map(({ isLast, at, before, after, ...row }) => ({
    ...row,
    before: before as Snapshot,
    after: after as Snapshot,
    at: at.toISOString(),
    can_undo: isLast && row.kind !== 'setting' && !ORDER.test(row.subject),
  }));
}

/** @throws Refusal `platform.not_found`; `funds.not_changeable` for a setting and an order; `funds.changed` when it was changed again since */
export async function undoChange(context: PlatformContext, id: number, by: string): Promise<void> {
  const change = await findChange(context.db, id);
  if (!change) throw new Refusal('platform.not_found');
  if (change.kind === 'setting' || ORDER.test(change.subject)) throw new Refusal('funds.not_changeable', { message: SET_ANEW });
  if (change.kind === 'slide') await undoOne(context, editedSlides, change, by);
  else await undoOne(context, editedPromotions, change, by);
}

const SET_ANEW = 'Settings and orders are not taken back here. Set them anew.';

/** @throws Refusal `platform.invalid` for a link that a slide of the list cannot have */
export function refuseLink(list: (typeof SLIDER_TYPES)[number], link: string) {
  if (isSlideLink(list, link)) return;
  throw new Refusal('platform.invalid', { errors: { link: [list === 'Main' ? OF_SITE : OF_GAME] } });
}

const OF_SITE = 'Use a path of this site, such as /promotions, or an https address.';
const OF_GAME = 'Use PLATFORM-TYPE or PLATFORM-TYPE-GAME.';
