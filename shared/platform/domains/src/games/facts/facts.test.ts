import type { GameHouses } from '@site/platform-kit/context/game-houses';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { findGame } from '../seamless/testing';

let platform: TestPlatform;
let answer: ((real: GameHouses) => GameHouses['facts']) | null = null;
beforeAll(async () => {
  platform = await createTestPlatform({
    houses: (real) => ({ ...real, facts: (game, language) => (answer?.(real) ?? real.facts)(game, language) }),
  });
});
afterEach(() => (answer = null));
afterAll(() => platform.stop());

const factsOf = (code: string, cookie = '') => platform.app.inject({ url: `/api/game-facts?code=${code}`, headers: { cookie } });

it('tells anybody the rules and the measured figures of a game', async () => {
  const { code } = await findGame(platform, 'SLOT');
  const { game, facts } = (await factsOf(code)).json<{ game: object; facts: { returns: { percent: number }[] } }>();
  expect(game).toMatchObject({ code, type: 'SLOT' });
  expect(facts).toMatchObject({ kind: 'Slot', most_times: 3760, stake: { least: '1.00', most: '5000.00' }, round: { kind: 'instant' } });
  expect(facts.returns[0]?.percent).toBeCloseTo(95.8, -1);
});

it('tells them in the language of the page', async () => {
  const { code } = await findGame(platform, 'SLOT');
  expect((await factsOf(code, 'language=bn')).json()).toMatchObject({ facts: { kind: 'স্লট' } });
});

it('refuses an unknown game', async () => {
  expect((await factsOf('ZZ9999')).json()).toMatchObject({ code: 'catalogue.unknown_game' });
});

it.each([
  ['does not answer', null],
  ['answers in another shape', { kind: 'Slot' }],
])('says that it cannot be told when the supplier %s', async (_, told) => {
  answer = () => async () => told;
  const { code } = await findGame(platform, 'SLOT');
  expect((await factsOf(code)).statusCode).toBe(503);
});
