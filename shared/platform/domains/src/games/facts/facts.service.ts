import { supplierFactsSchema } from '@site/api/contracts/catalogue';
import type { Language } from '@site/api/contracts/site';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { findActiveGame } from './facts.repository';

/**
 * Asks the supplier for rules and figures of a game. An answer in an unknown shape counts as none.
 * @throws Refusal `catalogue.unknown_game`, `platform.unavailable`
 */
export async function readFacts({ db, houses, log }: PlatformContext, code: string, language: Language) {
  const game = await findActiveGame(db, code);
  if (!game) throw new Refusal('catalogue.unknown_game');
  const { success, data, error } = supplierFactsSchema.safeParse(await houses.facts(game, language));
  if (success) return { game, facts: data };
  log.warn({ game: code, problem: error.message }, 'The supplier told no facts');
  throw new Refusal('platform.unavailable');
}
