import { sql } from '@site/platform-kit/data/sql';
import { until } from '@site/testing/patience';
import { announce } from '@site/platform-kit/events/announce';
import type { HeardEvent } from '@site/platform-kit/events/hub';
import { assertLedger } from '@site/platform-domains/ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { createSweep } from '../book/sweep.service';
import { addMatch, signUpBettor, type Bettor, type AddedMatch } from '../bets/testing';

let platform: TestPlatform;
let match: AddedMatch;
let player: Bettor;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  match = addMatch(platform);
  match.offer([[2, 1000]]);
  player = await signUpBettor(platform, 5000);
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const limit = (kind: string, amount: number) => player.send('POST', '/api/safer-play/limits', { kind, period: 'day', amount });
const tooMuch = { status: 403, body: { code: 'safer_play.limit_reached' } };

it('counts the liability of a bet against the wager limit, also while it waits, and not when it never counted', async () => {
  await limit('wager', 500);
  const waiting = (await player.place({ side: 'lay', odds: 3, stake: 200 })).body;
  expect(await player.place({ stake: 101 })).toMatchObject(tooMuch);
  expect(await player.place({ stake: 100 })).toMatchObject({ status: 200 });
  await player.call('DELETE', `bets/${waiting.bet_id}`);
  expect(await player.place({ stake: 400 })).toMatchObject({ status: 200 });
  expect(await player.place({ stake: 100 })).toMatchObject(tooMuch);
});

it('counts the results of settled markets against the loss limit', async () => {
  await limit('loss', 500);
  await player.place({ stake: 100 });
  await platform.db.execute(sql`
    insert into exchange_settlement (market_id, settlement, player_id, stake, net, turnover, settled_at)
    values (${match.odds}, 1, ${player.playerId}, 10000, -45000, 10000, ${platform.clock.now().toISOString()})`);
  expect(await player.place({ stake: 100 })).toMatchObject(tooMuch);
});

it('takes no bet and no edit while a reality check waits, in any market, until the player goes on', async () => {
  const { body: waiting } = await player.place({ odds: 3 });
  await player.send('POST', '/api/safer-play/timers', { kind: 'check', minutes: 15 });
  platform.clock.advance(15 * 60);
  const paused = { status: 403, body: { code: 'safer_play.limit_reached', message: expect.stringMatching(/reality check/) } };
  expect(await player.place({ stake: 100 })).toMatchObject(paused);
  expect(await player.call('PATCH', `bets/${waiting.bet_id}`, { odds: 4 })).toMatchObject(paused);
  await player.send('POST', '/api/safer-play/session/answer', { answer: 'go_on' });
  expect(await player.place({ stake: 100 })).toMatchObject({ status: 200 });
});

it('takes no bet that comes with or after a stop of the session, and lets the player cancel', async () => {
  const { body: waiting } = await player.place({ odds: 3 });
  const stop = player.send('POST', '/api/safer-play/session/answer', { answer: 'stop' });
  const beside = await Promise.all([player.place({ stake: 100 }), player.place({ stake: 101 }), stop]);
  expect(beside.every(({ status }) => status === 200 || status === 403)).toBe(true);
  expect(await player.place({ stake: 100 })).toMatchObject({ status: 403, body: { message: expect.stringMatching(/stopped/) } });
  expect(await player.call('DELETE', `bets/${waiting.bet_id}`)).toMatchObject({ status: 200 });
});

it('cancels what waits at a full stop and keeps what is matched', async () => {
  const other = await signUpBettor(platform);
  await other.place({ side: 'lay', odds: 2.1, stake: 100 });
  const { body: partial } = await player.place({ odds: 2.1, stake: 250 });
  const stopped = await player.send('POST', '/api/safer-play/full-stop', { length: '24h' });
  expect(stopped.body).toMatchObject({ effects: { waiting_orders: 1, waiting_stakes: '150.00', matched_bets: 1 } });
  const read = async () =>
    (
      await platform.db.execute<{ state: string }>(
        sql`select state, matched_stake::text, waiting_stake::text from exchange_bet where 'EX' || id = ${partial.bet_id}`,
      )
    ).rows;
  await until(async () => (await read())[0]?.state === 'MATCHED');
  expect(await read()).toEqual([{ state: 'MATCHED', matched_stake: '10000', waiting_stake: '0' }]);
});

it('takes no bet of a blocked player, and cancels the waiting orders', async () => {
  const { body } = await player.place({ odds: 3 });
  await platform.db.execute(sql`update players set status = 'blocked' where id = ${player.playerId}`);
  await createSweep(platform.context)();
  const { rows } = await platform.db.execute(sql`select state, reason from exchange_bet where 'EX' || id = ${body.bet_id}`);
  expect(rows).toEqual([{ state: 'CANCELLED', reason: 'restricted' }]);
  await platform.db.execute(sql`update players set status = 'active' where id = ${player.playerId}`);
});

it('notifies both players of a match, and nobody of a rolled-back one', async () => {
  const other = await signUpBettor(platform);
  const heard: HeardEvent[] = [];
  const stop = await platform.context.events.listen({ playerId: null, hear: (event) => heard.push(event), onLost: () => {} });
  await other.place({ side: 'lay', odds: 2.1, stake: 100 });
  await player.place({ odds: 2.1, stake: 100 });
  await player.place({ odds: 2.11, stake: 100 });
  await announce(platform.db, { playerId: player.playerId, name: 'inbox', data: { unread: 0 } });
  await until(() => heard.some(({ name }) => name === 'inbox'));
  stop();
  const told = heard
    .filter(({ name }) => name === 'exchange_bet')
    .map(({ playerId, name, data }) => ({ playerId, name, state: (data as { bet: { state: string } }).bet.state }));
  expect(told).toEqual(
    expect.arrayContaining([
      { playerId: player.playerId, name: 'exchange_bet', state: 'MATCHED' },
      { playerId: other.playerId, name: 'exchange_bet', state: 'MATCHED' },
    ]),
  );
});
