import { screen } from '@testing-library/react';
import { getPromotions, type Promotion } from '@site/api/contracts/site';
import { ALL_TRIES_MS, expectAccessible, never, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { SAMPLE_FEATURE } from '#paths';
import { texts } from '#fixtures';
import { SampleFeaturePanel } from './sample-feature-panel';

const promotion = (id: number): Promotion => ({
  id,
  name: `Lily ${id}`,
  name_bn: `শাপলা ${id}`,
  desc: '',
  thumbnail: 'promotions/lily.svg',
  start_date: '2030-01-01T00:00:00.000Z',
  end_date: '2030-01-31T00:00:00.000Z',
  status: 'display',
  deposit_bouns: 10,
  turnover: 3,
  categories: [],
});
const PROMOTIONS = [1, 2, 3, 4].map(promotion);

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<SampleFeaturePanel />, { path: '/account', texts, api: [on(getPromotions, PROMOTIONS)], ...options });

it('shows the first promotions, and leads to the page with all', async () => {
  const { container } = open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: texts.en['sampleFeature.title'] })).toHaveAttribute('href', SAMPLE_FEATURE);
  await expectAccessible(container);
});

it('shows a skeleton while it loads', () => {
  const { container } = open({ api: [on(getPromotions, never())] });
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
});

it('shows that there is no data', async () => {
  open({ api: [on(getPromotions, [])] });
  expect(await screen.findByText('No Data')).toBeVisible();
});

it('shows the reason when the platform refuses', async () => {
  const clock = startFakeClock();
  open({ api: [on(getPromotions, refusal('platform.forbidden'))], advanceTimers: clock.advance });
  await clock.advance(ALL_TRIES_MS);
  expect(screen.getByRole('alert')).toHaveTextContent('This is not yours.');
});
