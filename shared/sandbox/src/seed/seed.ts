import type { Executor } from '../core/database';
import { inTransaction } from '../core/database';
import { seedCatalogue } from '../modules/catalogue/seed-catalogue';
import { addMethods } from '../modules/payment-methods/payment-methods.repository';
import { addPromotions } from '../modules/promotions/promotions.repository';
import { putSlides } from '../modules/sliders/sliders.repository';
import { putSocialLinks } from '../modules/social-links/social-links.repository';
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
