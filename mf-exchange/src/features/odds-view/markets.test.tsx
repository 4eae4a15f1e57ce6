import { screen, within } from '@testing-library/react';
import { getBets, getEvent, getMatchOdds } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { on, startFakeClock, type FakeClock, type RemoteTestOptions } from '@site/testing';
import {
  betsAnswer,
  EVENT_ID,
  eventAnswer,
  MARKET_ID,
  sampleBet,
  sampleBookmaker,
  sampleBookmakerRunner,
  sampleEvent,
  sampleFancy,
  sampleMatchOdds,
  sampleRunner,
} from '#fixtures';
import { market, openOddsView, picked, row, withEvent } from '#testing/open-odds-view';

let clock: FakeClock;
const open = (options?: RemoteTestOptions) => openOddsView(clock, options);

beforeEach(() => {
  clock = startFakeClock();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('Match Odds', () => {
  it('EXCHANGE-013, 027: shows of every runner the best price and size of both sides', async () => {
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

  it('shows its limits and the matched amount', async () => {
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

  it('follows the prices in the same buttons, and picks the shown one', async () => {
    const flash = jest.spyOn(Element.prototype, 'animate');
    const { api, user } = await open();
    const before = await screen.findByRole('button', { name: /^Back Dhaka .* available$/ });
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
    const lay = screen.getByRole('button', { name: 'Lay Dhaka Deltas 1.51, 9,100 available' });
    expect(flash.mock.contexts).toEqual([after, lay]);
    expect(flash).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ duration: 400 }));
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
      price: 150,
      run: null,
      limits: { min: 100, max: 50_000, maxProfit: 1_000_000, delayMs: 5000 },
    });
    expect(after).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows "Suspend" while it is suspended, announces it once, and announces that it is open again', async () => {
    const { api } = await open();
    await clock.advance(300);
    api.change(on(getMatchOdds, [sampleMatchOdds({ version: 2, status: 'SUSPENDED' })]));
    await clock.advance(300);
    expect(await row('Match Odds', 'Dhaka Deltas')).toHaveTextContent('Suspend');
    expect(screen.getByRole('button', { name: /^Back Dhaka .* available$/ })).toBeDisabled();
    expect(screen.getByText('Match Odds is suspended.')).toBeInTheDocument();
    api.change(on(getMatchOdds, [sampleMatchOdds({ version: 3 })]));
    await clock.advance(5000);
    expect(screen.getByRole('button', { name: /^Back Dhaka .* available$/ })).toBeEnabled();
    expect(screen.getByText('Match Odds is suspended.')).toBeInTheDocument();
    await clock.advance(6000);
    expect(screen.getByText('Match Odds is open again.')).toBeInTheDocument();
  });

  it('has no price where no order waits', async () => {
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

describe('the own position', () => {
  it('is shown under each runner, now and with the bet in the slip', async () => {
    const { user } = await open({ shell: { player: DEMO_PLAYER, layout: 'desktop' }, api: [on(getBets, betsAnswer(sampleBet()))] });
    expect(await row('Match Odds', 'Dhaka Deltas')).toHaveTextContent('Your profit or loss: +৳1,000.00');
    expect(await row('Match Odds', 'Sylhet')).toHaveTextContent('Your profit or loss: -৳1,000.00');
    await user.click(screen.getByRole('button', { name: 'Lay Dhaka Deltas 1.99, 9,100 available' }));
    await user.type(screen.getByRole('textbox', { name: /Stake/ }), '500');
    expect(await row('Match Odds', 'Sylhet')).toHaveTextContent('-৳1,000.00 → With the bet in the slip: -৳500.00');
  });

  it('is a range for a fancy market', async () => {
    const yes = sampleBet({ market_id: `${EVENT_ID}.F-6OV1`, market_kind: 'fancy', side: 'yes', selection: 'yes', run: '65' });
    await open({ api: [on(getBets, betsAnswer(yes))] });
    expect(await row('Fancy Bet', '6 over runs')).toHaveTextContent('-৳1,000.00 … +৳1,000.00');
  });
});

describe('Bookmaker', () => {
  it('EXCHANGE-028: uses the first key first, and the others after it', async () => {
    const second = sampleBookmaker({ marketId: `${EVENT_ID}.BM2`, name: 'Mini Bookmaker' });
    await open(withEvent(sampleEvent({ bookmakers: [sampleBookmaker(), second] })));
    const tables = (await screen.findAllByRole('table')).map((table) => table.getAttribute('aria-label'));
    expect(tables.filter((name) => name?.includes('Bookmaker'))).toEqual(['Bookmaker', 'Mini Bookmaker']);
  });

  it('EXCHANGE-014, 029: shows prices per 100 and picks them', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Lay Dhaka Deltas 95 per 100' }));
    expect(picked()).toMatchObject({
      marketId: `${EVENT_ID}.BM1`,
      marketKind: 'bookmaker',
      selection: '1',
      side: 'lay',
      price: 9500,
      run: null,
    });
  });

  it.each([
    [{ suspended: 1 } as const, 'Suspend'],
    [{ ball_running: 1 } as const, 'Ball Running'],
    [{ suspended: 1, ball_running: 1 } as const, 'Suspend'],
  ])('EXCHANGE-014, 018: shows over a row with %p "%s"', async (flags, words) => {
    const rest = sampleBookmakerRunner({ selectionId: '2', runner: 'Sylhet Tea Lions' });
    await open(withEvent(sampleEvent({ bookmakers: [sampleBookmaker({ runners: [sampleBookmakerRunner(flags), rest] })] })));
    const flagged = await row('Bookmaker', 'Dhaka Deltas');
    expect(flagged).toHaveTextContent(words);
    for (const price of within(flagged).getAllByRole('button')) expect(price).toBeDisabled();
    for (const price of within(await row('Bookmaker', 'Sylhet')).getAllByRole('button')) expect(price).toBeEnabled();
  });

  it('is not there where the event has none', async () => {
    await open(withEvent(sampleEvent({ bookmakers: [] })));
    expect(await market('Fancy Bet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Bookmaker' })).not.toBeInTheDocument();
  });
});

describe('Fancy Bet', () => {
  const titles = async () =>
    within(await market('Fancy Bet'))
      .queryAllByRole('rowheader')
      .map(({ textContent }) => textContent);

  it('EXCHANGE-015, 030: has six tabs with their counts, and No before Yes', async () => {
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
  ])('EXCHANGE-016, N-54: lists under %s its own kind', async (tab, expected) => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${tab} \\d`) }));
    expect(await titles()).toEqual(expected);
  });

  it('EXCHANGE-017: shows a text where there is none', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('tab', { name: /^Khadda/ }));
    expect(screen.getByText('No fancy bets available')).toBeVisible();
  });

  it('picks a line with its rate', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Yes 3.4 ball run 36 at 40' }));
    expect(picked()).toMatchObject({ marketKind: 'fancy', marketId: `${EVENT_ID}.F-BALL`, side: 'yes', price: 4000, run: 36 });
  });

  it('offers one side where there is one', async () => {
    await open();
    const buttons = within(await row('Fancy Bet', 'Last digit 7')).getAllByRole('button');
    expect(buttons.map((price) => [price.textContent, (price as HTMLButtonElement).disabled])).toEqual([
      ['–', true],
      ['1850', false],
    ]);
  });

  it('EXCHANGE-018: covers the row while the ball is running, and shows it again after', async () => {
    const running = sampleFancy('F-6OV1', '6 over runs', { ball_running: 1 });
    const { api } = await open(withEvent(sampleEvent({ fancy: [running] })));
    expect(await row('Fancy Bet', '6 over runs')).toHaveTextContent('Ball Running');
    api.change(on(getEvent, eventAnswer(sampleEvent({ version: 2, fancy: [{ ...running, ball_running: 0, no: 70, yes: 71 }] }))));
    await clock.advance(1000);
    const after = await row('Fancy Bet', '6 over runs');
    expect(after).not.toHaveTextContent('Ball Running');
    expect(within(after).getByRole('button', { name: 'No 6 over runs 70 at 100' })).toBeEnabled();
  });

  it('EXCHANGE-018: shows "Suspend" over a suspended row', async () => {
    await open(withEvent(sampleEvent({ fancy: [sampleFancy('F-6OV1', '6 over runs', { suspended: 1 })] })));
    expect(await row('Fancy Bet', '6 over runs')).toHaveTextContent('Suspend');
  });

  it('shows markets that arrive later', async () => {
    const { api } = await open();
    api.change(on(getEvent, eventAnswer(sampleEvent({ version: 2, fancy: [sampleFancy('F-NEW', 'A new one')] }))));
    await clock.advance(1000);
    expect(await titles()).toEqual(['A new one']);
  });
});
