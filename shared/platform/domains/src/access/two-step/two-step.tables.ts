import { bigint, pgTable, primaryKey, text, timestamp } from '@site/platform-kit/data/tables';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const twoStep = pgTable('two_step', {
  playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until the first code has shown that the app holds the secret. */
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
});
export type TwoStepRow = typeof twoStep.$inferSelect;

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  ({ playerId, codeHash }) => [primaryKey({ columns: [playerId, codeHash] })],
);
