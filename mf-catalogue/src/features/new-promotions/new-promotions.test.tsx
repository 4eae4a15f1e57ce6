import { screen, waitFor, within } from '@testing-library/react';
import { getPromotions, type Promotion } from '@site/api/contracts/site';
import { expectAccessible, never, on, refusal, renderRemote } from '@site/testing';
import { texts } from '#fixtures';
import { NewPromotions } from './new-promotions';

const promotion = (id: number, name: string, start_date: string, change: Partial<Promotion> = {}): Promotion => ({
  id,
  name,
  name_bn: `${name} বাংলা`,
  desc: '',
  thumbnail: `promotions/${id}.svg`,
  start_date,
  end_date: '2096-04-30T00:00:00Z',
  status: 'active',
  deposit_bouns: 50,
  turnover: 3,
  categories: [1],
  ...change,
});

const PROMOTIONS = [
  promotion(1, 'Spring rain', '2026-03-01T00:00:00Z'),
  promotion(2, 'Lily week', '2026-03-28T00:00:00Z', { status: 'display' }),
  promotion(3, 'Old bridge', '2026-01-01T00:00:00Z'),
];

const open = (answer: Parameters<typeof on<typeof getPromotions>>[1], language?: 'en' | 'bn') =>
  renderRemote(<NewPromotions />, { shell: { layout: 'desktop' }, language, texts, api: [on(getPromotions, answer)] });

const names = async () => (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

it('SHELL-073, M-23: New Promotions shows promotions of both statuses, the newest first, with picture, name and dates', async () => {
  open(PROMOTIONS);
  expect(await names()).toEqual(['Lily week', 'Spring rain', 'Old bridge']);
  const [newest] = screen.getAllByRole('listitem');
  expect(within(newest as HTMLElement).getByText('28/03/2026 to 30/04/2096')).toBeVisible();
  expect(newest?.querySelector('img')).toHaveAttribute('src', '/storage/promotions/2.svg');
  await expectAccessible();
});

it('names them in Bangla', async () => {
  open(PROMOTIONS, 'bn');
  expect(await screen.findByRole('heading', { level: 2, name: 'নতুন প্রমোশন' })).toBeVisible();
  expect(await names()).toContain('Lily week বাংলা');
});

it('leaves out promotions that are over', async () => {
  open([...PROMOTIONS, promotion(4, 'Last year', '2025-12-01T00:00:00Z', { end_date: '2025-12-31T00:00:00Z' })]);
  expect(await names()).not.toContain('Last year');
});

it('says "No Data" when nothing is offered', async () => {
  open([]);
  expect(await screen.findByText('No Data')).toBeVisible();
});

it('keeps a place while they are on the way', async () => {
  open(never());
  expect(await screen.findByRole('status', { name: 'Loading promotions' })).toBeInTheDocument();
});

it('shows when they did not load, and tries again', async () => {
  const { user, api } = open(refusal('platform.not_found'));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.sentTo(getPromotions).length).toBeGreaterThan(1));
});
