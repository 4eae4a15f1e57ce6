import type { Promotion } from '@site/api/contracts/site';
import { printAmount } from '@site/api/money';
import type { PromotionRow } from './promotions.repository';

export const presentPromotion = (row: PromotionRow): Promotion => ({
  id: row.id,
  name: row.name,
  ...(row.nameBn ? { name_bn: row.nameBn } : {}),
  desc: row.description,
  ...(row.descriptionBn ? { desc_bn: row.descriptionBn } : {}),
  thumbnail: row.thumbnail,
  start_date: row.startDate.toISOString(),
  end_date: row.endDate.toISOString(),
  status: row.status,
  deposit_bouns: row.depositBonus,
  turnover: row.turnover,
  max_bonus: row.maxBonus === null ? null : printAmount(row.maxBonus),
  categories: row.categories,
});
