// Covers: EXCHANGE-004, EXCHANGE-010, EXCHANGE-012, EXCHANGE-013, EXCHANGE-014, EXCHANGE-015, EXCHANGE-016, EXCHANGE-017, EXCHANGE-018, EXCHANGE-019, EXCHANGE-023, EXCHANGE-025, EXCHANGE-026, EXCHANGE-027, EXCHANGE-028, EXCHANGE-029, EXCHANGE-030, EXCHANGE-037.
import { act, screen, within } from '@testing-library/react';
import {
  getBets,
  getEvent,
  getExposure,
  getIp,
  getMatchOdds,
  getResults,
  getScoreBoard,
  type EventItem,
} from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/double';
import {
  expectAccessible,
  never,
  networkFailure,
  on,
  renderRemote,
  startFakeClock,
  type FakeClock,
  type RemoteTestOptions,
} from '@site/testing';
import { oddsViewOf } from '#paths';
import {
  EVENT_ID,
  eventAnswer,
  MARKET_ID,
  sampleBookmaker,
  sampleBookmakerRunner,
  sampleEvent,
  sampleFancy,
  sampleMatchOdds,
  sampleRunner,
  texts,
} from '#samples';
import { useSlip } from '#slip';
import { OddsViewPage } from './odds-view.page';

const PATH = oddsViewOf({ eventId: EVENT_ID, marketId: MARKET_ID, selectedSport: 'cricket', previousPath: '/exchange-inplay' });

function Picked() {
  const { pick } = useSlip();
  return <output aria-label="picked">{pick && JSON.stringify(pick)}</output>;
}

let clock: FakeClock;
const open = async ({ api = [], ...options }: RemoteTestOptions = {}) => {
  const view = renderRemote(
    <>
      <OddsViewPage />
      <Picked />
    </>,
    {
      path: PATH,
      texts,
      shell: { player: DEMO_PLAYER },
      advanceTimers: clock.advance,
      api: [
        on(getMatchOdds, [sampleMatchOdds()]),
        on(getEvent, eventAnswer()),
        on(getScoreBoard, `<iframe src="https://score.example/${EVENT_ID}"></iframe>`),
        on(getIp, { ip: '203.0.113.9' }),
        on(getBets, { bets: [], total: 0, last_page: 1 }),
        on(getExposure, { main: '5000.00', exposure: '0.00', available: '5000.00', markets: [] }),
        ...api,
      ],
      ...options,
    },
  );
  await clock.advance(1);
  return view;
};
const withEvent = (item: EventItem) => open({ api: [on(getEvent, eventAnswer(item))] });
const market = (name: string) => screen.findByRole('region', { name });
const row = async (table: string, name: string) => within(await market(table)).findByRole('row', { name: new RegExp(name) });
const picked = () => JSON.parse(screen.getByLabelText('picked').textContent) as unknown;

beforeEach(() => {
  clock = startFakeClock();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('shows the six blocks of an event, its score and the way back', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Dhaka Deltas v Sylhet Tea Lions' })).toBeVisible();
  expect(screen.getByText('Cricket')).toHaveTextContent('In-Play');
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/exchange-inplay');
  expect(screen.getByRole('group', { name: 'Score' })).toHaveTextContent('28/1 (3.3)');
  for (const name of ['Match Odds', 'Bookmaker', 'Fancy Bet']) expect(await market(name)).toBeVisible();
  expect(screen.getByTitle('Live stream')).toHaveAttribute('src', `/stream?chid=${EVENT_ID}&userip=203.0.113.9`);
  expect(screen.getByTitle('Live score')).toHaveAttribute('src', `https://score.example/${EVENT_ID}`);
  for (const title of ['Live stream', 'Live score']) expect(screen.getByTitle(title)).toHaveAttribute('sandbox', 'allow-scripts');
  jest.useRealTimers();
  await expectAccessible(document.body);
});

it('folds the frames away', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Live stream', expanded: true }));
  expect(screen.queryByTitle('Live stream')).not.toBeInTheDocument();
});

describe('Match Odds', () => {
  it('shows of every runner the best price and size of both sides', async () => {
    await open();
    const deltas = await row('Match Odds', 'Dhaka Deltas');
    expect(
      within(deltas)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['1.9812,400', '1.999,100']);
    expect(within(deltas).getByRole('button', { name: 'Back Dhaka Deltas 1.98, 12,400 available' })).toBeEnabled();
    expect(within(deltas).getByRole('button', { name: 'Lay Dhaka Deltas 1.99, 9,100 available' })).toBeEnabled();
  });

  it('says what it takes and what was matched', async () => {
    await open();
    expect(await market('Match Odds')).toHaveTextContent('Min 100 · Max 50,000 · 5 s delayMatched 1,284,000');
  });

  it('shows three levels on demand', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'All prices', pressed: false }));
    const deltas = await row('Match Odds', 'Dhaka Deltas');
    expect(
      within(deltas)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['1.9620,000', '1.978,300', '1.9812,400', '1.999,100', '2.0015,000', '2.014,200']);
  });

  it('shows three levels on a desktop', async () => {
    await open({ shell: { player: DEMO_PLAYER, layout: 'desktop' } });
    expect(within(await row('Match Odds', 'Dhaka Deltas')).getAllByRole('button')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'All prices' })).not.toBeInTheDocument();
  });

  it('follows the prices in the same buttons, and takes the one that is shown', async () => {
    const { api, user } = await open();
    const before = await screen.findByRole('button', { name: /^Back Dhaka Deltas/ });
    api.change(
      on(getMatchOdds, [
        sampleMatchOdds({
          version: 2,
          runners: [sampleRunner('1', 'Dhaka Deltas', 1.5, 1.51), sampleRunner('2', 'Sylhet Tea Lions', 2.02, 2.04)],
        }),
      ]),
    );
    await clock.advance(300);
    const after = screen.getByRole('button', { name: 'Back Dhaka Deltas 1.50, 12,400 available' });
    expect(after).toBe(before);
    expect(after).toHaveAttribute('data-flash');
    expect(screen.getByRole('button', { name: /^Back Sylhet/ })).not.toHaveAttribute('data-flash');
    await user.click(after);
    expect(picked()).toMatchObject({
      sport: 'cricket',
      eventId: EVENT_ID,
      eventName: 'Dhaka Deltas v Sylhet Tea Lions',
      marketId: MARKET_ID,
      marketKind: 'odds',
      selection: '1',
      selectionName: 'Dhaka Deltas',
      side: 'back',
      odds: 1.5,
      run: null,
      limits: { min: 100, max: 50_000, maxProfit: 1_000_000, delayMs: 5000 },
    });
    expect(after).toHaveAttribute('aria-pressed', 'true');
  });

  it('lies under "Suspend" while it is suspended, says so once, and says when it is open again', async () => {
    const { api } = await open();
    await clock.advance(300);
    api.change(on(getMatchOdds, [sampleMatchOdds({ version: 2, status: 'SUSPENDED' })]));
    await clock.advance(300);
    expect(await row('Match Odds', 'Dhaka Deltas')).toHaveTextContent('Suspend');
    expect(screen.getByRole('button', { name: /^Back Dhaka/ })).toBeDisabled();
    expect(screen.getByText('Match Odds is suspended.')).toBeInTheDocument();
    api.change(on(getMatchOdds, [sampleMatchOdds({ version: 3 })]));
    await clock.advance(5000);
    expect(screen.getByRole('button', { name: /^Back Dhaka/ })).toBeEnabled();
    expect(screen.getByText('Match Odds is suspended.')).toBeInTheDocument();
    await clock.advance(6000);
    expect(screen.getByText('Match Odds is open again.')).toBeInTheDocument();
  });

  it('offers nothing where nobody waits', async () => {
    await open({
      api: [
        on(getMatchOdds, [
          sampleMatchOdds({ runners: [{ selectionId: '1', SelectionName: 'Dhaka Deltas', availableToBack: [], availableToLay: [] }] }),
        ]),
      ],
    });
    expect(await screen.findByRole('button', { name: 'Back Dhaka Deltas –' })).toBeDisabled();
  });
});

describe('Bookmaker', () => {
  it('shows prices per 100 and takes them', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Lay Dhaka Deltas 95 per 100' }));
    expect(picked()).toMatchObject({
      marketId: `${EVENT_ID}.BM1`,
      marketKind: 'bookmaker',
      selection: '1',
      side: 'lay',
      odds: 95,
      run: null,
    });
  });

  it.each([
    [{ suspended: 1 } as const, 'Suspend'],
    [{ ball_running: 1 } as const, 'Ball Running'],
    [{ suspended: 1, ball_running: 1 } as const, 'Suspend'],
  ])('lays over a row with %p "%s"', async (flags, words) => {
    const rest = sampleBookmakerRunner({ selectionId: '2', runner: 'Sylhet Tea Lions' });
    await withEvent(sampleEvent({ bookmakers: [sampleBookmaker({ runners: [sampleBookmakerRunner(flags), rest] })] }));
    const flagged = await row('Bookmaker', 'Dhaka Deltas');
    expect(flagged).toHaveTextContent(words);
    for (const price of within(flagged).getAllByRole('button')) expect(price).toBeDisabled();
    for (const price of within(await row('Bookmaker', 'Sylhet')).getAllByRole('button')) expect(price).toBeEnabled();
  });

  it('is not there where the event has none', async () => {
    await withEvent(sampleEvent({ bookmakers: [] }));
    expect(await market('Fancy Bet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bookmaker' })).not.toBeInTheDocument();
  });
});

describe('Fancy Bet', () => {
  const titles = async () =>
    within(await market('Fancy Bet'))
      .queryAllByRole('rowheader')
      .map(({ textContent }) => textContent);

  it('has six tabs with their counts, and No before Yes', async () => {
    await open();
    const tabs = within(await market('Fancy Bet')).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'All 4',
      'Fancy 1',
      'Ball by Ball 1',
      'Khadda 0',
      'Lottery 1',
      'Odd/Even 1',
    ]);
    const columns = within(await market('Fancy Bet')).getAllByRole('columnheader');
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Market', 'No', 'Yes']);
    const sixOver = await row('Fancy Bet', '6 over runs');
    expect(
      within(sixOver)
        .getAllByRole('button')
        .map((price) => price.getAttribute('aria-label')),
    ).toEqual(['No 6 over runs Dhaka Deltas 64 at 100', 'Yes 6 over runs Dhaka Deltas 65 at 100']);
  });

  it.each([
    ['Fancy', ['6 over runs Dhaka Deltas']],
    ['Ball by Ball', ['3.4 ball run']],
    ['Lottery', ['Last digit 7']],
    ['Odd/Even', ['6 over odd run']],
  ])('shows under %s its own kind', async (tab, expected) => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${tab} \\d`) }));
    expect(await titles()).toEqual(expected);
  });

  it('says so where there is none', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: /^Khadda/ }));
    expect(screen.getByText('No fancy bets available')).toBeVisible();
  });

  it('takes a line with its rate', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Yes 3.4 ball run 36 at 40' }));
    expect(picked()).toMatchObject({ marketKind: 'fancy', marketId: `${EVENT_ID}.F-BALL`, side: 'yes', odds: 40, run: 36 });
  });

  it('offers one side where there is one', async () => {
    await open();
    const buttons = within(await row('Fancy Bet', 'Last digit 7')).getAllByRole('button');
    expect(buttons.map((price) => [price.textContent, (price as HTMLButtonElement).disabled])).toEqual([
      ['–', true],
      ['1850', false],
    ]);
  });

  it('follows the ball: over the row while it runs, and gone after it', async () => {
    const running = sampleFancy('F-6OV1', '6 over runs', { ball_running: 1 });
    const { api } = await withEvent(sampleEvent({ fancy: [running] }));
    expect(await row('Fancy Bet', '6 over runs')).toHaveTextContent('Ball Running');
    api.change(on(getEvent, eventAnswer(sampleEvent({ version: 2, fancy: [{ ...running, ball_running: 0, no: 70, yes: 71 }] }))));
    await clock.advance(1000);
    const open = await row('Fancy Bet', '6 over runs');
    expect(open).not.toHaveTextContent('Ball Running');
    expect(within(open).getByRole('button', { name: 'No 6 over runs 70 at 100' })).toBeEnabled();
  });

  it('shows what comes in later', async () => {
    const { api } = await open();
    api.change(on(getEvent, eventAnswer(sampleEvent({ version: 2, fancy: [sampleFancy('F-NEW', 'A new one')] }))));
    await clock.advance(1000);
    expect(await titles()).toEqual(['A new one']);
  });
});

describe('when odds do not come', () => {
  it('lies under an overlay until they do', async () => {
    const { api } = await open({ api: [on(getMatchOdds, never())] });
    expect(screen.getByText('Loading odds…')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Match Odds' })).not.toBeInTheDocument();
    api.change(on(getMatchOdds, [sampleMatchOdds()]));
    await clock.advance(6000);
    expect(await market('Match Odds')).toBeVisible();
    expect(screen.queryByText(/odds…/)).not.toBeInTheDocument();
  });

  it('never interrupts, closes betting, and opens it by itself when they come again', async () => {
    const { api, shell } = await open();
    api.change(on(getMatchOdds, networkFailure()), on(getEvent, networkFailure()));
    await clock.advance(1500);
    expect(screen.getByText('Prices are not current.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Back Dhaka Deltas 1.98, 12,400 available' })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Yes 3.4 ball run/ })).toBeDisabled();
    expect(screen.getByRole('tab', { name: /^Khadda/ })).toBeEnabled();
    expect(shell.notes.errors).toEqual([]);
    api.change(on(getMatchOdds, [sampleMatchOdds({ version: 2 })]), on(getEvent, eventAnswer()));
    await clock.advance(1000);
    expect(screen.queryByText('Prices are not current.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Back Dhaka/ })).toBeEnabled();
  });

  it('says quietly that picture and score cannot be shown', async () => {
    const { shell } = await open({ api: [on(getIp, networkFailure()), on(getScoreBoard, networkFailure())] });
    await clock.advance(8000);
    expect(screen.getByText('The live stream cannot be shown now.')).toBeVisible();
    expect(screen.getByText('There is no score board for this event.')).toBeVisible();
    expect(shell.notes.errors).toEqual([]);
  });

  it('says that there is no such market', async () => {
    await open({ api: [on(getMatchOdds, []), on(getEvent, { data: { items: {} } })] });
    expect(screen.getByText('This market is not offered')).toBeVisible();
  });

  it('leads on from an address without an event', async () => {
    await open({ path: '/odds-view' });
    expect(screen.getByRole('link', { name: 'See what is played now' })).toHaveAttribute('href', '/exchange-inplay');
  });
});

it('shows the results of an event that is over', async () => {
  const markets = [{ market_id: MARKET_ID, market_name: 'Match Odds', kind: 'odds' as const, result: 'Dhaka Deltas' }];
  const facts = {
    event_id: EVENT_ID,
    event_name: 'A v B',
    sport: 'cricket' as const,
    competition: '',
    ended_at: '2026-01-15T06:00:00.000Z',
  };
  const { api } = await open({ api: [on(getMatchOdds, [sampleMatchOdds({ status: 'CLOSED' })]), on(getResults, { results: [] })] });
  expect(screen.getByText(/Its results are on their way/)).toBeVisible();
  api.change(on(getResults, { results: [{ ...facts, score: '142/3 – 139/8', markets }] }));
  await clock.advance(6000);
  expect(screen.getByText('142/3 – 139/8')).toBeVisible();
  expect(screen.getByRole('definition')).toHaveTextContent('Dhaka Deltas');
});

it('speaks Bangla', async () => {
  await open({ language: 'bn' });
  expect(await screen.findByRole('button', { name: 'ব্যাক Dhaka Deltas 1.98, 12,400 পাওয়া যাচ্ছে' })).toBeEnabled();
  expect(screen.getByRole('tab', { name: 'বল বাই বল 1' })).toBeVisible();
});
