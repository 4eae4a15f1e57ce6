import { screen, within } from '@testing-library/react';
import { getBets, getExposure, getProfits, type Bet, type MarketProfit } from '@site/api/contracts/exchange';
import { getExchangeRecords, type ExchangeRecord } from '@site/api/contracts/records';
import { listLogIns } from '@site/api/contracts/security';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, on, refusal, renderRemote, type RemoteTestOptions } from '@site/testing';
import { EVENT_ID, MARKET_ID, texts } from '#fixtures';
import { frameStubs } from '#testing';
import { ExchangeAccountPage } from './account.page';

const EVENT = 'Dhaka Deltas v Sylhet Tea Lions';
const RECORD: ExchangeRecord = {
  event_name: EVENT,
  bet_type: 'back',
  stake: '1000.00',
  net_profit_loss: '980.00',
  status: 'WON',
  transaction_id: 'EX20000001',
  market_name: 'Match Odds',
  selection_name: 'Dhaka Deltas',
  potential_profit: '980.00',
  potential_liability: '1000.00',
  odds: '1.98',
  run: null,
  created_at: '2026-01-14T18:00:00.000Z',
  settled_at: '2026-01-15T05:00:00.000Z',
};
const FANCY: ExchangeRecord = {
  ...RECORD,
  bet_type: 'no',
  status: 'LOST',
  net_profit_loss: '-550.00',
  transaction_id: 'EX20000002',
  market_name: '6 over runs',
  selection_name: 'Runs',
  odds: '110',
  run: '45',
};
const REJECTED: Bet = {
  bet_id: 'EX20000003',
  client_ref: null,
  event_id: EVENT_ID,
  market_id: MARKET_ID,
  market_kind: 'odds',
  sport: 'cricket',
  event_name: EVENT,
  market_name: 'Match Odds',
  selection: '1',
  selection_name: 'Dhaka Deltas',
  side: 'lay',
  odds: '1.99',
  run: null,
  stake: '500.00',
  state: 'REJECTED',
  status: null,
  reason: 'price_changed',
  new_odds: '2.02',
  new_run: null,
  policy: 'better',
  fill: 'keep',
  matched: { stake: '0.00', odds: null, profit: '0.00', liability: '0.00' },
  waiting: { stake: '0.00', profit: '0.00', liability: '0.00' },
  net_profit_loss: null,
  placed_at: '2026-01-15T05:30:00.000Z',
  decided_at: '2026-01-15T05:30:05.000Z',
  settled_at: null,
};
const PROFIT: MarketProfit = {
  market_id: MARKET_ID,
  event_name: EVENT,
  market_name: 'Match Odds',
  sport: 'cricket',
  result: 'Dhaka Deltas',
  gross: '980.00',
  commission: '19.60',
  net: '960.40',
  bets: 3,
  settled_at: '2026-01-15T05:00:00.000Z',
};
const PROFITS = { data: [PROFIT], last_page: 1, total: 1, totals: { gross: '980.00', commission: '19.60', net: '960.40' } };
const RECORDS = {
  success: true as const,
  data: [RECORD, FANCY],
  last_page: 1,
  total: 2,
  totals: { turnover: '1550.00', profit_loss: '430.00' },
};

const open = (view = '', options: RemoteTestOptions = {}) =>
  renderRemote(<ExchangeAccountPage />, {
    path: `/exchange-account${view && `?view=${view}`}`,
    texts,
    shell: { player: DEMO_PLAYER },
    ...options,
    api: [
      ...frameStubs(),
      on(getProfits, PROFITS),
      on(getExchangeRecords, RECORDS),
      on(listLogIns, {
        data: [
          {
            at: '2026-01-15T04:37:00.000Z',
            device: 'Chrome on Android',
            place: '103.4.145.2',
            result: 'wrong_password',
            is_new_device: false,
          },
        ],
        last_page: 1,
        total: 1,
      }),
      ...(options.api ?? []),
    ],
  });
const DESKTOP = { shell: { player: DEMO_PLAYER, layout: 'desktop' as const } };
const table = async (name: string) => within(await screen.findByRole('table', { name }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('EXCHANGE-034, 035: lists six entries and names its time zone', () => {
  open();
  const entries = within(screen.getByRole('navigation', { name: 'Exchange account' })).getAllByRole('link');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['My Profile', '/profile'],
    ['Balance Overview', '/exchange-account?view=balance'],
    ['My Bets', '/exchange-account?view=bets'],
    ['Bets History', '/exchange-account?view=history'],
    ['Profit & Loss', '/exchange-account?view=profit'],
    ['Activity Log', '/exchange-account?view=activity'],
  ]);
  expect(screen.getByText('GMT+5:30')).toBeVisible();
});

it('shows the first of them beside the list on a desktop', async () => {
  open('', { shell: { player: DEMO_PLAYER, layout: 'desktop' } });
  expect(screen.getByRole('heading', { name: 'Balance Overview' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Balance Overview' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('cell', { name: EVENT })).toBeVisible();
});

it('leads back to the list on a phone', () => {
  open('balance');
  expect(screen.queryByRole('link', { name: 'My Profile' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Exchange account' })).toHaveAttribute('href', '/exchange-account');
});

it('EXCHANGE-034, M-25: names the markets for which money is held', async () => {
  open('balance', DESKTOP);
  const held = await table('Exposure by market');
  expect(await held.findByRole('row', { name: `${EVENT} Match Odds ৳1,000.00` })).toBeVisible();
  expect(screen.getByText('৳11,345.50')).toBeVisible();
});

it('shows the open bets', () => {
  open('bets');
  expect(screen.getByRole('heading', { level: 1, name: 'My Bets' })).toBeVisible();
});

describe('the history of bets', () => {
  it('EXCHANGE-034, 035, M-25: shows won and lost bets, with times of GMT+5:30', async () => {
    open('history', DESKTOP);
    const settled = await table('Settled');
    expect(settled.getByRole('columnheader', { name: 'Placed (GMT+5:30)' })).toBeVisible();
    expect(
      await settled.findByRole('row', {
        name: `14/01/2026 23:30:00 Back Dhaka Deltas ${EVENT} · Match Odds 1.98 ৳1,000.00 +৳980.00 Won EX20000001`,
      }),
    ).toBeVisible();
    expect(settled.getByRole('cell', { name: '45 / 110' })).toBeVisible();
    expect(settled.getByText('Lost')).toBeVisible();
  });

  it('requests the chosen day, and keeps it in the address', async () => {
    const { user, api, location } = open('history');
    await user.click(screen.getByRole('button', { name: 'Yesterday' }));
    expect(location().search).toBe('?view=history&day=1');
    expect(api.sentTo(getExchangeRecords).map(({ query }) => query['date'])).toEqual([7, 1]);
    expect(api.sentTo(getExchangeRecords)[1]?.query).toMatchObject({ status: 'settled', remote_id: DEMO_PLAYER.remoteId });
  });

  it('shows why a bet was never accepted', async () => {
    const { user } = open('history', {
      ...DESKTOP,
      api: [on(getBets, ({ query }) => ({ bets: query['state'] === 'ended' ? [REJECTED] : [], total: 1, last_page: 1 }))],
    });
    await user.click(screen.getByRole('button', { name: 'Not matched' }));
    const ended = await table('Not matched');
    expect(await ended.findByText('Rejected')).toBeVisible();
    expect(ended.getByText(/^The price changed/)).toBeVisible();
    expect(ended.getByText('15/01/2026 11:00:00')).toBeVisible();
  });
});

it('EXCHANGE-034, M-25: adds up profit, loss and commission', async () => {
  open('profit', DESKTOP);
  const profits = await table('Profit & Loss');
  expect(
    await profits.findByRole('row', {
      name: `15/01/2026 10:30:00 Match Odds ${EVENT} Dhaka Deltas 3 +৳980.00 ৳19.60 +৳960.40`,
    }),
  ).toBeVisible();
  expect(profits.getByRole('row', { name: /^Total/ })).toHaveTextContent('Total+৳980.00৳19.60+৳960.40');
});

describe('on a phone', () => {
  const fieldsOf = (card: HTMLElement) =>
    within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  it('shows every amount of a market on its card, and the total first', async () => {
    open('profit');
    const cards = await screen.findByRole('list', { name: 'Profit & Loss' });
    const [card] = within(cards).getAllByRole('listitem');
    expect(card).toHaveTextContent(`Match Odds${EVENT}`);
    expect(fieldsOf(card!)).toEqual([
      ['Settled (GMT+5:30)', '15/01/2026 10:30:00'],
      ['Result', 'Dhaka Deltas'],
      ['Bets', '3'],
      ['Before commission', '+৳980.00'],
      ['Commission', '৳19.60'],
      ['Net', '+৳960.40'],
    ]);
    const total = screen.getByRole('heading', { name: 'Total' }).parentElement!;
    expect(fieldsOf(total)).toEqual([
      ['Before commission', '+৳980.00'],
      ['Commission', '৳19.60'],
      ['Net', '+৳960.40'],
    ]);
    expect(cards.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('leads from page to page', async () => {
    const { user, location } = open('profit', { api: [on(getProfits, { ...PROFITS, last_page: 2, total: 11 })] });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(location().search).toBe('?view=profit&page=2');
  });

  it('shows that there is nothing', async () => {
    open('profit', { api: [on(getProfits, { ...PROFITS, data: [], total: 0 })] });
    expect(await screen.findByText('No Data')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Total' })).not.toBeInTheDocument();
  });
});

it('EXCHANGE-034, M-25: lists log-ins, failed ones among them', async () => {
  open('activity', DESKTOP);
  const log = await table('Activity Log');
  expect(await log.findByRole('row', { name: '15/01/2026 10:07:00 Chrome on Android 103.4.145.2 Wrong password' })).toBeVisible();
});

it.each([
  ['balance', getExposure],
  ['history', getExchangeRecords],
  ['profit', getProfits],
  ['activity', listLogIns],
] as const)('EXCHANGE-037: offers a retry at %s when nothing could be read, without a dialog', async (view, endpoint) => {
  const { shell } = open(view, { api: [on(endpoint, refusal('platform.not_found'))] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(shell.notes.errors).toEqual([]);
});

it('reads an unknown view as none', () => {
  open('secrets');
  expect(screen.getByRole('link', { name: 'My Profile' })).toBeVisible();
});

it.each(['', 'balance', 'history', 'profit', 'activity'])('is accessible at %j', async (view) => {
  open(view);
  await screen.findByText('৳12,345.50', { selector: '[role=group] *' });
  await expectAccessible();
});

it('speaks Bangla', async () => {
  open('', { language: 'bn' });
  expect(await screen.findByRole('link', { name: 'লাভ-ক্ষতি' })).toBeVisible();
});
