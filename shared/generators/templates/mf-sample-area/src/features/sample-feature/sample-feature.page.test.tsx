import { screen } from '@testing-library/react';
import { getPromotions, type Promotion } from '@site/api/contracts/site';
import {
  ALL_TRIES_MS,
  expectAccessible,
  never,
  networkFailure,
  on,
  refusal,
  renderRemote,
  startFakeClock,
  type RemoteTestOptions,
} from '@site/testing';
import { SAMPLE_FEATURE } from '#paths';
import { texts } from '#fixtures';
import { SampleFeaturePage } from './sample-feature.page';

const PROMOTION: Promotion = {
  id: 1,
  name: 'First lily',
  name_bn: 'প্রথম শাপলা',
  desc: '',
  thumbnail: 'promotions/lily.svg',
  start_date: '2030-01-01T00:00:00.000Z',
  end_date: '2030-01-31T00:00:00.000Z',
  status: 'display',
  deposit_bouns: 10,
  turnover: 3,
  categories: [],
};

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<SampleFeaturePage />, { path: SAMPLE_FEATURE, texts, api: [on(getPromotions, [PROMOTION])], ...options });

it('shows the promotions of the platform', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1, name: texts.en['sampleFeature.title'] })).toBeVisible();
  expect(await screen.findByRole('listitem')).toHaveTextContent('First lilyUntil 31/01/2030');
  await expectAccessible(container);
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByText('প্রথম শাপলা')).toBeVisible();
  expect(screen.getByText('31/01/2030 পর্যন্ত')).toBeVisible();
});

it('shows a skeleton while it loads', () => {
  const { container } = open({ api: [on(getPromotions, never())] });
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
});

it('shows that there is no data', async () => {
  open({ api: [on(getPromotions, [])] });
  expect(await screen.findByText('No Data')).toBeVisible();
});

it('shows a failed load, and retries on request', async () => {
  const clock = startFakeClock();
  const { user, api } = open({ api: [on(getPromotions, networkFailure())], advanceTimers: clock.advance });
  await clock.advance(ALL_TRIES_MS);
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
  api.change(on(getPromotions, [PROMOTION]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('First lily')).toBeVisible();
});

it('shows the reason when the platform refuses', async () => {
  open({ api: [on(getPromotions, refusal('platform.forbidden'))] });
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not yours.');
});
