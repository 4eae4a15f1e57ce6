import { createPushPlatform, type PushPlatform } from '@site/platform-domains/notifications/testing';
import { addMatch, signUpBettor, type Bettor } from '../bets/testing';
import { decideMarket, settleMarket } from './settle-market.service';
import { addMatched, openMarket, playerWith } from './testing';

let push: PushPlatform;
beforeAll(async () => {
  push = await createPushPlatform();
});
afterAll(() => push.stop());

it('tells every player with bets in a market once that it was settled', async () => {
  const { platform } = push;
  const [player, other] = [await playerWith(platform, 500), await playerWith(platform, 500)];
  const [device, others] = [await push.subscribe(player), await push.subscribe(other)];
  const marketId = await openMarket(platform, 'odds');
  for (const odds of [2, 3]) {
    await addMatched(platform, { playerId: player.playerId, marketId, side: 'back', stake: 100, odds, selection: 'A' });
  }
  await decideMarket(platform.context, marketId, { kind: 'winner', runners: ['A'] });
  await settleMarket(platform.context, marketId);
  expect(await push.messagesOf(device)).toEqual([
    {
      kind: 'bet',
      title: 'A market with your bets was settled',
      body: 'See the result in your betting record.',
      path: '/betting-record?date=-1',
      tag: `market:${marketId}`,
    },
  ]);
  expect(await push.messagesOf(others)).toEqual([]);
});

describe('a match', () => {
  const withDevice = async (player: Bettor) => {
    const device = push.service.device();
    await player.send('POST', '/api/push/device', device);
    return device;
  };
  const placed = async (player: Bettor, asked: object) => (await player.place(asked)).body.bet;

  it.each([
    ['goes to a player whose bet waited', 31, ['Your waiting bet was matched']],
    ['does not go within half a minute, when the player still looks at the slip', 30, []],
  ])('%s', async (_, seconds, titles) => {
    const { platform } = push;
    addMatch(platform);
    const [waits, takes] = [await signUpBettor(platform), await signUpBettor(platform)];
    const [device, takersDevice] = [await withDevice(waits), await withDevice(takes)];
    await placed(waits, { side: 'lay', odds: 2, stake: 100 });
    platform.clock.advance(seconds);
    expect(await placed(takes, { odds: 2, stake: 100 })).toMatchObject({ state: 'MATCHED' });
    expect((await push.messagesOf(device)).map(({ title }) => title)).toEqual(titles);
    expect(await push.messagesOf(takersDevice)).toEqual([]);
  });
});
