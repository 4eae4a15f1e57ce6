import { act, screen, waitFor, within } from '@testing-library/react';
import { getEvent, getMatchOdds, getPins, removePin, type Pin } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, startFakeClock, type RemoteTestOptions } from '@site/testing';
import { EVENT_ID, eventAnswer, MARKET_ID, sampleMatchOdds, sampleRunner, texts } from '#fixtures';
import { frameStubs } from '#testing';
import { MultiMarketsPage } from './multi-markets.page';

const PIN: Pin = { event_id: EVENT_ID, market_id: MARKET_ID, sport: 'cricket', event_name: 'Dhaka Deltas v Sylhet Tea Lions' };
const OTHER: Pin = { ...PIN, event_id: '40000002', market_id: '1.40000002', event_name: 'Khulna Mangroves v Barishal Rivers' };

/** Observed elements, each with the callback that sets its visibility. */
const watched = new Map<Element, (isSeen: boolean) => void>();
class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(element: Element) {
    watched.set(element, (isIntersecting) => this.tell([{ isIntersecting }]));
  }
  disconnect() {}
}

beforeEach(() => {
  watched.clear();
  Object.assign(globalThis, { IntersectionObserver: Observer });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const open = (options: RemoteTestOptions = {}) =>
  renderRemote(<MultiMarketsPage />, {
    path: '/exchange-multi',
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [
      ...frameStubs(),
      on(getPins, { pins: [PIN, OTHER] }),
      on(getMatchOdds, [sampleMatchOdds()]),
      on(getEvent, eventAnswer()),
      ...(options.api ?? []),
    ],
  });
const card = async (name: string) => screen.findByRole('region', { name });
const see = (element: Element, isSeen = true) => act(() => watched.get(element)?.(isSeen));

it('EXCHANGE-006, 033, C-14, N-51: shows the live odds of pinned events, only for those in view', async () => {
  const { api } = open();
  see(await card(PIN.event_name));
  const first = within(await card(PIN.event_name));
  expect(await first.findByRole('button', { name: 'Dhaka Deltas, back at 1.98' })).toBeEnabled();
  expect(first.getByRole('link', { name: PIN.event_name })).toHaveAttribute(
    'href',
    `/odds-view?marketId=${MARKET_ID}&eventId=${EVENT_ID}&selectedSport=cricket&previousPath=%2Fexchange-multi`,
  );
  expect(new Set(api.sentTo(getMatchOdds).map(({ path }) => path))).toEqual(new Set([`/api/match-odds/${MARKET_ID}`]));
});

it('follows a price, and requests nothing for an event out of view', async () => {
  const clock = startFakeClock();
  const moved = sampleMatchOdds({ version: 2, runners: [sampleRunner('1', 'Dhaka Deltas', 1.8, 1.82)] });
  const { api } = open({ api: [on(getMatchOdds, [sampleMatchOdds()], [moved])] });
  await clock.advance(100);
  see(screen.getByRole('region', { name: PIN.event_name }));
  await clock.advance(1000);
  expect(screen.getByRole('button', { name: 'Dhaka Deltas, back at 1.80' })).toBeVisible();
  see(screen.getByRole('region', { name: PIN.event_name }), false);
  await clock.advance(100);
  const asked = api.sentTo(getMatchOdds).length;
  await clock.advance(5000);
  expect(api.sentTo(getMatchOdds)).toHaveLength(asked);
});

it('picks no price of a suspended market', async () => {
  open({ api: [on(getMatchOdds, [sampleMatchOdds({ status: 'SUSPENDED' })])] });
  see(await card(PIN.event_name));
  expect(await screen.findByText('Suspend')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Dhaka Deltas, back at 1.98' })).toBeDisabled();
});

it('picks a price for the slip', async () => {
  const { user } = open({ shell: { player: DEMO_PLAYER, layout: 'desktop' } });
  see(await card(PIN.event_name));
  const price = await screen.findByRole('button', { name: 'Dhaka Deltas, back at 1.98' });
  await user.click(price);
  expect(price).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Dhaka Deltas, lay at 1.99' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Remove from the slip' }));
  expect(price).toHaveAttribute('aria-pressed', 'false');
});

it('removes an event', async () => {
  const { user } = open({ api: [on(removePin, { pins: [OTHER] })] });
  await user.click(await screen.findByRole('button', { name: `Pin ${PIN.event_name} to Multi Markets` }));
  await waitFor(() => expect(screen.queryByRole('region', { name: PIN.event_name })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: OTHER.event_name })).toBeVisible();
});

it('shows how to pin an event when there is none', async () => {
  open({ api: [on(getPins, { pins: [] })] });
  expect(await screen.findByText(/No event is pinned/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find events in play' })).toHaveAttribute('href', '/exchange-inplay');
});

it('EXCHANGE-037: offers a retry when the pins could not be read, without a dialog', async () => {
  const { shell } = open({ api: [on(getPins, refusal('platform.not_found'))] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
});

it('is accessible', async () => {
  open({ shell: { player: DEMO_PLAYER, layout: 'desktop' } });
  see(await card(PIN.event_name));
  await screen.findByRole('button', { name: 'Dhaka Deltas, back at 1.98' });
  await expectAccessible();
});
