import { useEffect, useEffectEvent } from 'react';
import { screen, within } from '@testing-library/react';
import { getBets, getEvent, getExposure, getIp, getMatchOdds, getScoreBoard, type EventItem } from '@site/api/contracts/exchange';
import { DEMO_PLAYER } from '@site/remote/testing';
import { on, renderRemote, type FakeClock, type RemoteTestOptions } from '@site/testing';
import { oddsViewOf } from '#paths';
import { EVENT_ID, eventAnswer, MARKET_ID, sampleMatchOdds, texts } from '#fixtures';
import { useSlip } from '#draft';
import { useOneTapEnd } from '#one-tap';
import { OddsViewPage } from '../features/odds-view/odds-view.page';

export const ODDS_VIEW_PATH = oddsViewOf({
  eventId: EVENT_ID,
  marketId: MARKET_ID,
  selectedSport: 'cricket',
  previousPath: '/exchange-inplay',
});

function Picked() {
  // The app calls it for all pages.
  useOneTapEnd();
  const { pick, clear } = useSlip();
  // The slip survives its page, so the test fills it here and clears it at the end.
  const empty = useEffectEvent(clear);
  useEffect(() => () => empty(), []);
  return <output aria-label="picked">{pick && JSON.stringify(pick)}</output>;
}

/** Opens the odds view of the sample event, and waits for the first answers. */
export async function openOddsView(clock: FakeClock, { api = [], ...options }: RemoteTestOptions = {}) {
  const view = renderRemote(
    <>
      <OddsViewPage />
      <Picked />
    </>,
    {
      path: ODDS_VIEW_PATH,
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
}

export const withEvent = (item: EventItem): RemoteTestOptions => ({ api: [on(getEvent, eventAnswer(item))] });

/** Takes the first region of that name, because the market's cash-out below it has the same name. */
export async function market(name: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('region', { name });
  if (!first) throw new Error(`There is no ${name}`);
  return first;
}
export const row = async (table: string, name: string) => within(await market(table)).findByRole('row', { name: new RegExp(name) });
/** Content of the slip. */
export const picked = () => JSON.parse(screen.getByLabelText('picked').textContent) as unknown;
