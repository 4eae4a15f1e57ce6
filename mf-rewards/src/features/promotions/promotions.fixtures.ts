import type { Promotion } from '@site/api/contracts/site';

export const promotion = (id: number, name: string, change: Partial<Promotion> = {}): Promotion => ({
  id,
  name,
  name_bn: `${name} বাংলা`,
  desc: 'One two three four five six seven',
  desc_bn: 'এক দুই তিন চার পাঁচ ছয় সাত',
  thumbnail: `promotions/${id}.svg`,
  start_date: '2026-01-01T00:00:00.000Z',
  end_date: '2096-12-31T17:59:59.000Z',
  status: 'active',
  deposit_bouns: 50,
  turnover: 12,
  max_bonus: '5000.00',
  categories: [1],
  ...change,
});

/** Promotions of both statuses; one is over, one starts later, one is in a hidden category. */
export const PROMOTIONS = [
  promotion(1, 'Sports welcome', {
    status: 'display',
    categories: [99, 4],
    start_date: '2023-12-31T18:00:00.000Z',
    end_date: '2024-12-31T17:59:59.000Z',
  }),
  promotion(2, 'First deposit', { categories: [99, 1] }),
  promotion(3, 'Lily week', { status: 'display', categories: [512], max_bonus: null }),
  promotion(4, 'Rain of next year', { categories: [4096], start_date: '2095-01-01T00:00:00.000Z' }),
];
