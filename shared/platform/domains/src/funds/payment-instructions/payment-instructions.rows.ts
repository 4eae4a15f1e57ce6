import { paisa } from '@site/api/money';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';

type QuoteFlow = 'plain' | 'ewallet';

export type RawQuote = Columns<'deposit_quote'> & { flow: QuoteFlow };

export const toQuote = (row: RawQuote) => ({
  id: Number(row.id),
  publicId: row.public_id,
  flow: row.flow,
  playerId: Number(row.player_id),
  methodId: row.method_id,
  walletNumberId: row.wallet_number_id,
  amount: paisa(BigInt(row.amount)),
  promotionId: row.promotion_id,
  createdAt: new Date(row.created_at),
  expiresAt: new Date(row.expires_at),
  usedAt: momentOrNull(row.used_at),
  askedAt: momentOrNull(row.asked_at),
  wishedPromotionId: row.wished_promotion_id,
});

/** A receiving number handed out to one player for one amount. */
export type QuoteRow = ReturnType<typeof toQuote>;
