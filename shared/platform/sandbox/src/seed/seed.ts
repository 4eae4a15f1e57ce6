import type { Executor } from '@site/platform-kit/data/database';
import { inTransaction } from '@site/platform-kit/data/database';
import { seedCatalogue } from '@site/platform-domains/games';
import { addMethods } from '@site/platform-domains/funds';
import { addPromotions } from '@site/platform-domains/rewards';
import { putSlides, putSocialLinks } from '@site/platform-domains/site';
import { demoMethods, demoWalletNumbers } from './payment-methods';
import { seedPeople, type PeopleOptions } from './people';
import { demoPromotions } from './promotions';
import { demoSlides } from './slides';
import { demoSocialLinks } from './social-links';

/** Fills an empty database with the demo site; on a filled one it adds only what is missing. */
export async function seed(
  db: Executor,
  now: Date,
  { hasHistory = false, hasDemoPlayer = true }: Partial<Pick<PeopleOptions, 'hasHistory' | 'hasDemoPlayer'>> = {},
) {
  await inTransaction(db, async (tx) => {
    await putSocialLinks(tx, demoSocialLinks);
    await addPromotions(tx, demoPromotions(now));
    await addMethods(tx, demoMethods, demoWalletNumbers);
    await seedCatalogue(tx);
    await putSlides(tx, await demoSlides(tx));
    await seedPeople(tx, { now, hasHistory, hasDemoPlayer });
  });
}
