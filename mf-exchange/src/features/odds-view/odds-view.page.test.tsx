import { screen } from '@testing-library/react';
import { getEvent, getIp, getMatchOdds, getResults, getScoreBoard } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { expectAccessible, never, networkFailure, on, startFakeClock, type FakeClock, type RemoteTestOptions } from '@site/testing';
import { EVENT_ID, eventAnswer, MARKET_ID, sampleMatchOdds } from '#fixtures';
import { market, openOddsView } from '#testing/open-odds-view';

let clock: FakeClock;
/** The pages of other hosts load then. */
const pageRests = () => clock.advance(1000);
const open = (options?: RemoteTestOptions) => openOddsView(clock, options);

beforeEach(() => {
  clock = startFakeClock();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('EXCHANGE-004, 012, 023, 025, 026: shows the six blocks of an event, its score and the way back', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Dhaka Deltas v Sylhet Tea Lions' })).toBeVisible();
  expect(screen.getByText('Cricket')).toHaveTextContent('In-Play');
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/exchange-inplay');
  expect(screen.getByRole('group', { name: 'Score' })).toHaveTextContent('28/1 (3.3)');
  for (const name of ['Match Odds', 'Bookmaker', 'Fancy Bet']) expect(await market(name)).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  await pageRests();
  expect(screen.getByTitle('Live stream')).toHaveAttribute('src', `/stream?chid=${EVENT_ID}&userip=203.0.113.9`);
  expect(screen.getByTitle('Live score')).toHaveAttribute('src', `https://score.example/${EVENT_ID}`);
  for (const title of ['Live stream', 'Live score']) expect(screen.getByTitle(title)).toHaveAttribute('sandbox', 'allow-scripts');
  jest.useRealTimers();
  await expectAccessible(document.body);
});

it('EXCHANGE-012: the sport is Cricket where the address names none, until the event is loaded', async () => {
  await open({
    path: `/odds-view?marketId=${MARKET_ID}&eventId=${EVENT_ID}`,
    api: [on(getMatchOdds, [sampleMatchOdds({ inplay: false })]), on(getEvent, never())],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Cricket' })).toBeVisible();
});

it('folds the frames away', async () => {
  const { user } = await open();
  await pageRests();
  expect(screen.getByTitle('Live stream')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Live stream', expanded: true }));
  expect(screen.queryByTitle('Live stream')).not.toBeInTheDocument();
});

it('loads the live stream with the data saver only when the player unfolds it; the score is shown', async () => {
  const { user } = await open({ shell: { player: DEMO_PLAYER, savesData: true } });
  await pageRests();
  expect(screen.queryByTitle('Live stream')).not.toBeInTheDocument();
  expect(screen.getByTitle('Live score')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Live stream', expanded: false }));
  expect(screen.getByTitle('Live stream')).toHaveAttribute('src', `/stream?chid=${EVENT_ID}&userip=203.0.113.9`);
});

describe('when odds do not come', () => {
  it('EXCHANGE-019: shows an overlay until they do', async () => {
    const { api } = await open({ api: [on(getMatchOdds, never())] });
    expect(screen.getByText('Loading odds…')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Match Odds' })).not.toBeInTheDocument();
    api.change(on(getMatchOdds, [sampleMatchOdds()]));
    await clock.advance(6000);
    expect(await market('Match Odds')).toBeVisible();
    expect(screen.queryByText(/odds…/)).not.toBeInTheDocument();
  });

  it('EXCHANGE-037: interrupts nothing, closes betting, and opens it by itself when they arrive again', async () => {
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
    expect(screen.getByRole('button', { name: /^Back Dhaka .* available$/ })).toBeEnabled();
  });

  it('EXCHANGE-037: shows quietly that picture and score are not available', async () => {
    const { shell } = await open({ api: [on(getIp, networkFailure()), on(getScoreBoard, networkFailure())] });
    await clock.advance(8000);
    expect(screen.getByText('The live stream cannot be shown now.')).toBeVisible();
    expect(screen.getByText('There is no score board for this event.')).toBeVisible();
    expect(shell.notes.errors).toEqual([]);
  });

  it('shows that there is no such market', async () => {
    await open({ api: [on(getMatchOdds, []), on(getEvent, { data: { items: {} } })] });
    expect(screen.getByText('This market is not offered')).toBeVisible();
  });

  it('links to the exchange from an address without an event', async () => {
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
  expect(screen.getByRole('region', { name: 'This event is over' })).toHaveTextContent('Match OddsDhaka Deltas');
});

it('speaks Bangla', async () => {
  await open({ language: 'bn' });
  expect(await screen.findByRole('button', { name: 'ব্যাক Dhaka Deltas 1.98, 12,400 পাওয়া যাচ্ছে' })).toBeEnabled();
  expect(screen.getByRole('tab', { name: 'বল বাই বল 1' })).toBeVisible();
  await pageRests();
  expect(document.querySelectorAll('iframe')).toHaveLength(2);
  for (const frame of document.querySelectorAll('iframe')) expect(frame.src).toMatch(/[?&]lang=bn$/);
});
