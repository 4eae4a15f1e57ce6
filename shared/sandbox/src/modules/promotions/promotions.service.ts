import type { PlatformContext } from '#core/context';
import { findSafeguards } from '../safer-play/guard.repository';
import { guard } from '../safer-play/guard.service';
import { listPromotions, type PromotionRow } from './promotions.repository';

/** What is offered to whoever asks; nothing to a player who takes a break. */
export async function offerPromotions({ db, clock }: PlatformContext, playerId: number | null): Promise<PromotionRow[]> {
  if (playerId !== null) {
    const now = clock.now();
    if (await guard(db, now, await findSafeguards(db, playerId, now), 'promotion')) return [];
  }
  return listPromotions(db);
}
