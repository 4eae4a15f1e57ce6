import { act, screen, within } from '@testing-library/react';
import { getChats } from '@site/api/contracts/chat';
import { getPromotions, type Promotion } from '@site/api/contracts/site';
import { DEMO_PLAYER } from '@site/remote/testing';
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
import { manifest } from '#manifest';
import { CHAT_HOME } from '#paths';
import { sampleChat, texts } from '#fixtures';
import { ChatHomePage } from './chat-home.page';

const PROMOTION: Promotion = {
  id: 3,
  name: 'Lily week',
  name_bn: 'শাপলা সপ্তাহ',
  desc: 'Deposit and play.',
  desc_bn: 'জমা দিন, খেলুন।',
  thumbnail: 'promotions/lily.svg',
  start_date: '2026-01-01T00:00:00.000Z',
  end_date: '2096-01-31T00:00:00.000Z',
  status: 'display',
  deposit_bouns: 10,
  turnover: 3,
  categories: [],
};

const open = ({ api = [], shell = {}, ...options }: RemoteTestOptions = {}) =>
  renderRemote(<ChatHomePage />, {
    path: CHAT_HOME,
    texts,
    shell: { player: DEMO_PLAYER, ...shell },
    api: [on(getChats, { chats: [sampleChat()] }), on(getPromotions, [PROMOTION]), ...api],
    ...options,
  });

const NOTHING_RUNS = 'Nothing is running at the moment. New promotions will stand here.';

/** A region of the page, by its heading. */
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('CHAT-016: the chat home is for players only', () => {
  expect(manifest.paths.find(({ path }) => path === CHAT_HOME)).toMatchObject({ access: 'player' });
});

it.each([
  ['2026-01-15T00:00:00.000Z', 'Good morning, rahim2026'],
  ['2026-01-15T06:00:00.000Z', 'Good afternoon, rahim2026'],
  ['2026-01-15T11:00:00.000Z', 'Good evening, rahim2026'],
  ['2026-01-15T20:00:00.000Z', 'Good evening, rahim2026'],
])('CHAT-017: the chat home greets by the hour in Dhaka, at %s with "%s"', (now, greeting) => {
  startFakeClock(now);
  open({ api: [on(getChats, never()), on(getPromotions, never())] });
  expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
});

it('CHAT-017: the chat home links to a message, to the messages and to complaints', async () => {
  const { container } = open();
  expect(screen.getByRole('link', { name: 'Send us a Message' })).toHaveAttribute('href', '/chat-box');
  expect(screen.getByRole('link', { name: /^Complaints/ })).toHaveAttribute('href', '/complaints');
  const nav = within(screen.getByRole('navigation', { name: 'Chat' }));
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/chat');
  expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Message' })).toHaveAttribute('href', '/chat-list');
  await screen.findByText('Your deposit was approved.');
  await screen.findByText('Lily week');
  await expectAccessible(container);
});

it('CHAT-017: the chat home shows the recent message, how many are new, and leads to its chat', async () => {
  startFakeClock();
  open();
  const recent = await (await part('Recent message')).findByRole('link');
  expect(recent).toHaveTextContent('Support11:30Your deposit was approved.22 new messages');
  expect(recent).toHaveAttribute('href', '/chat-box/41');
});

it('has the newest message, also when it came by an event', async () => {
  const { api, shell } = open({ shell: { player: DEMO_PLAYER, hasEvents: true } });
  expect(await screen.findByText('Your deposit was approved.')).toBeVisible();
  api.change(on(getChats, { chats: [sampleChat({ last_message: 'Anything else?', unread: 3 })] }));
  act(() => shell.tell({ name: 'hello', data: { unread: { inbox: 0, chat: 3 } } }));
  expect(await screen.findByText('Anything else?')).toBeVisible();
});

it('shows where the messages will appear before there is one', async () => {
  open({ api: [on(getChats, { chats: [sampleChat({ last_message: null, last_at: null, unread: 0 })] })] });
  expect(await screen.findByText('Nothing yet. What you write and our answers will stand here.')).toBeVisible();
});

it('writes a question for the player, and sends nothing', () => {
  open();
  expect(screen.getByRole('link', { name: 'Where is my deposit?' })).toHaveAttribute('href', '/chat-box?text=Where+is+my+deposit%3F');
});

it('CHAT-017: the chat home shows promotions that are on display, with picture and description, and leads to them', async () => {
  open({ api: [on(getPromotions, [PROMOTION, { ...PROMOTION, id: 4, name: 'First deposit', status: 'active' as const }])] });
  const card = await (await part('Promotions')).findByRole('listitem');
  expect(within(card).getByRole('link', { name: 'Lily week' })).toHaveAttribute('href', '/promotions?promotion=3');
  expect(card.querySelector('img')).toHaveAttribute('src', '/storage/promotions/lily.svg');
  expect(card).toHaveTextContent('Deposit and play.');
  expect(card).not.toHaveTextContent('Ended');
});

it('marks a promotion that is over, below those that run', async () => {
  const over = { ...PROMOTION, id: 5, name: 'Last year', end_date: '2025-12-31T00:00:00.000Z' };
  open({ api: [on(getPromotions, [over, PROMOTION])] });
  const cards = await (await part('Promotions')).findAllByRole('listitem');
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Lily weekDeposit and play.', 'EndedLast yearDeposit and play.']);
  expect(screen.queryByText(NOTHING_RUNS)).not.toBeInTheDocument();
});

it('shows calmly that nothing runs when all are over', async () => {
  open({ api: [on(getPromotions, [{ ...PROMOTION, end_date: '2025-12-31T00:00:00.000Z' }])] });
  expect(await screen.findByText(NOTHING_RUNS)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lily week' })).toBeVisible();
});

it('CHAT-018: a card shows the first 100 words of a promotion', async () => {
  const words = Array.from({ length: 101 }, (_, index) => `w${index + 1}`);
  open({ api: [on(getPromotions, [{ ...PROMOTION, desc: words.join(' ') }])] });
  const card = await (await part('Promotions')).findByRole('listitem');
  expect(within(card).getByText(`${words.slice(0, 100).join(' ')}…`)).toBeVisible();
});

it('has no empty section when nothing is on display', async () => {
  open({ api: [on(getPromotions, [])] });
  await screen.findByText('Your deposit was approved.');
  expect(screen.queryByRole('heading', { name: 'Promotions' })).not.toBeInTheDocument();
});

it('speaks Bangla', async () => {
  open({ language: 'bn' });
  expect(await screen.findByRole('link', { name: 'আমাদের মেসেজ পাঠান' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'শাপলা সপ্তাহ' })).toBeVisible();
  expect(screen.getByText('জমা দিন, খেলুন।')).toBeVisible();
  expect(screen.getByRole('link', { name: 'আমার জমার টাকা কোথায়?' })).toBeVisible();
});

it('shows skeletons while chats and promotions load', () => {
  open({ api: [on(getChats, never()), on(getPromotions, never())] });
  expect(screen.getByRole('status', { name: 'Loading your messages' })).toBeInTheDocument();
  expect(screen.getByRole('status', { name: 'Loading promotions' })).toBeInTheDocument();
});

it('CHAT-030: a failed read opens no dialog: the rest remains, and it can be tried again', async () => {
  const clock = startFakeClock();
  const { api, user, shell } = open({
    api: [on(getChats, networkFailure()), on(getPromotions, refusal('platform.forbidden'))],
    advanceTimers: clock.advance,
  });
  await clock.advance(ALL_TRIES_MS);
  expect(screen.getAllByText('This could not be loaded')).toHaveLength(2);
  expect(shell.notes.errors).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send us a Message' })).toBeVisible();
  api.change(on(getChats, { chats: [sampleChat()] }));
  await user.click((await part('Recent message')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your deposit was approved.')).toBeVisible();
});
