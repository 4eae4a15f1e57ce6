import { screen } from '@testing-library/react';
import { getPromotions, type Promotion } from '@site/api/contracts/site';
import { expectAccessible, never, networkFailure, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { CHAT_HOME } from '#paths';
import { texts } from '#samples';
import { ChatHomePage } from './chat-home.page';

/** Longer than all repetitions of a read and its time between them. */
const ALL_TRIES_MS = 8000;

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
  renderRemote(<ChatHomePage />, { path: CHAT_HOME, texts, api: [on(getPromotions, [PROMOTION])], ...options });

it('shows what the platform has', async () => {
  const { container } = open();
  expect(screen.getByRole('heading', { level: 1, name: texts.en['chatHome.title'] })).toBeVisible();
  expect(await screen.findByRole('listitem')).toHaveTextContent('First lilyUntil 31/01/2030');
  await expectAccessible(container);
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByText('প্রথম শাপলা')).toBeVisible();
  expect(screen.getByText('31/01/2030 পর্যন্ত')).toBeVisible();
});

it('keeps its place while it waits', () => {
  const { container } = open({ api: [on(getPromotions, never())] });
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
});

it('says so when there is nothing', async () => {
  open({ api: [on(getPromotions, [])] });
  expect(await screen.findByText('No Data')).toBeVisible();
});

it('says when it could not load, and tries again', async () => {
  const clock = startFakeClock();
  const { user, api } = open({ api: [on(getPromotions, networkFailure())], advanceTimers: clock.advance });
  await clock.advance(ALL_TRIES_MS);
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection and try again.');
  api.change(on(getPromotions, [PROMOTION]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('First lily')).toBeVisible();
});

it('says why when the platform refuses', async () => {
  open({ api: [on(getPromotions, refusal('platform.forbidden'))] });
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not yours.');
});
