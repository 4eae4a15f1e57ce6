import type { PlatformContext } from '@site/platform-kit/context/context';
import { Refusal } from '@site/platform-kit/base/refusal';
import { findSafeguards, guard } from '#safer-play';
import { findPromotion, listPromotions, type PromotionRow } from './promotions.repository';

/** Promotions for a visitor or a player; none for a player who takes a break or is excluded. */
export async function offerPromotions(context: PlatformContext, playerId: number | null): Promise<PromotionRow[]> {
  return (await isKept(context, playerId)) ? [] : (await listPromotions(context.db)).filter(({ isOffered }) => isOffered);
}

/** One promotion, under the same rule. @throws Refusal `platform.not_found` */
export async function offerPromotion(context: PlatformContext, playerId: number | null, id: number): Promise<PromotionRow> {
  const promotion = (await isKept(context, playerId)) ? null : await findPromotion(context.db, id);
  if (!promotion?.isOffered) throw new Refusal('platform.not_found');
  return promotion;
}

async function isKept({ db, clock }: PlatformContext, playerId: number | null): Promise<boolean> {
  if (playerId === null) return false;
  const now = clock.now();
  return (await guard(db, now, await findSafeguards(db, playerId, now), 'promotion')) !== null;
}
