import type { SocialLink } from '@site/api/contracts/site';
import { sql } from '@site/platform-kit/data/sql';
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

const demoSocialLinks: readonly SocialLink[] = [
  { id: 1, name: 'whatsapp', link: 'https://wa.me/8801700000000', icon: 'social/whatsapp.svg' },
  { id: 2, name: 'facebook', link: 'https://www.facebook.com/example', icon: 'social/facebook.svg' },
  { id: 3, name: 'telegram', link: 'https://t.me/example', icon: 'social/telegram.svg' },
];

/** Fills an empty database with the demo site; in a filled one it adds only missing rows. */
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

/** False for a database in which nobody can play, because no seed and no operator has added a game. */
export async function hasGames(db: Executor) {
  const { rowCount } = await db.execute(sql`select 1 from game limit 1`);
  return Boolean(rowCount);
}
