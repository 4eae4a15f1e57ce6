import { EVENTS, getEvents } from '@site/api/contracts/events';
import { eventStreamPath, getEvent, getIp, getMatchOdds } from '@site/api/contracts/exchange';
import { getPromotions } from '@site/api/contracts/site';
import { getTurnovers } from '@site/api/contracts/turnover';
import { submitWithdraw } from '@site/api/contracts/funds';
import * as z from '@site/api/schema';
import { startSamplePlatform, TRIAL_PLAYER, type SamplePlatform } from './index';

const asPlayer = { authorization: `Bearer ${TRIAL_PLAYER}` };

let platform: SamplePlatform;
beforeEach(async () => void (platform = await startSamplePlatform('full')));
afterEach(() => platform.close());

const atPlatform = (path: string, init: RequestInit = {}) => fetch(platform.platformOrigin + path, init);
const atExchange = (path: string) => fetch(platform.exchangeOrigin + path);

/** Events of a stream that stays open, until so many are there. */
async function firstEvents(answer: Response, count: number) {
  let text = '';
  const reader = answer.body!.getReader();
  while ((text.match(/\n\n/g) ?? []).length < count) text += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  return text
    .split('\n\n')
    .slice(0, count)
    .map((frame) => /^event: (.*)\ndata: (.*)$/.exec(frame)?.slice(1) ?? [])
    .map(([name, data = '']) => ({ name, data: JSON.parse(data) as unknown }));
}

it('answers public reads to anybody, and calls of players to the player of the trial only', async () => {
  expect(await (await atPlatform(getPromotions.path)).json()).toHaveLength(12);
  expect((await atPlatform(getTurnovers.path)).status).toBe(401);
  expect((await atPlatform(getTurnovers.path, { headers: { authorization: 'Bearer other' } })).status).toBe(401);
  expect(await (await atPlatform(getTurnovers.path, { headers: asPlayer })).json()).toHaveLength(12);
});

it('answers a write as if it had happened, and a path with a parameter', async () => {
  const init = { method: 'POST', headers: { ...asPlayer, 'content-type': 'application/json' }, body: '{"amount":"500"}' };
  expect(await (await atPlatform(submitWithdraw.path, init)).json()).toMatchObject({ success: true });
  expect((await atPlatform('/api/inbox/1/read', { method: 'PATCH', headers: asPlayer })).status).toBe(200);
});

it('knows no other address, and keeps the two hosts apart', async () => {
  const answer = await atPlatform('/api/nowhere');
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'platform.not_found' })]);
  expect((await atPlatform(getIp.path)).status).toBe(404);
  expect((await atExchange(getPromotions.path)).headers.get('content-type')).toBe('text/html');
});

it('lets a page of another origin read prices, and draws every picture', async () => {
  const odds = await atExchange(getMatchOdds.path.replace(':marketId', '1'));
  expect(odds.headers.get('access-control-allow-origin')).toBe('*');
  expect(z.safeParse(getMatchOdds.output, await odds.json()).success).toBe(true);
  expect((await atPlatform('/storage/games/any.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

it('greets a player on the stream of events, and sends an image of a match on its stream', async () => {
  const [hello] = await firstEvents(await atPlatform(getEvents.path, { headers: asPlayer }), 1);
  expect([hello?.name, z.safeParse(EVENTS.hello, hello?.data).success]).toEqual(['hello', true]);
  const images = await firstEvents(await atExchange(eventStreamPath('1', { deltas: true })), 2);
  expect(images.map(({ name }) => name)).toEqual(['match-odds', 'event']);
  expect(z.safeParse(getMatchOdds.output, images[0]?.data).success).toBe(true);
  expect(z.safeParse(getEvent.output, images[1]?.data).success).toBe(true);
});
