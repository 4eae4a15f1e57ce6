import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { insertCatalogue } from './catalogue.repository';
import { generateGames } from './game-generator';
import { platformCode, SUPPLIERS } from './suppliers';

/** Writes suppliers and games; a second run adds nothing. */
export async function seedCatalogue(db: Executor) {
  const platforms = SUPPLIERS.map(({ name, wallet = 'shared' as const }) => ({ code: platformCode(name), name, wallet }));
  await inTransaction(db, (tx) => insertCatalogue(tx, platforms, generateGames()));
}
