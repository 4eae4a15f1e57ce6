import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { assertLedger, cashOf } from '#ledger';
import { convert, convertByPost, givePoints, pointsOf, stakeOnSlots } from './testing';

/** Enough runs to find a missing lock; a failure prints its seed. */
const RUNS = cases(4);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

type Player = Awaited<ReturnType<TestPlatform['signUp']>>;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('convert' as const), points: fc.integer({ min: 10, max: 60 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('post' as const), points: fc.integer({ min: 10, max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('play' as const), points: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('grant' as const), points: fc.integer({ min: 1, max: 40 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** @returns points given, and the answered conversion */
async function take({ does, points }: Step, player: Player): Promise<{ given: number; paid: string | null; used: number }> {
  if (does === 'grant' || does === 'play') {
    await (does === 'grant' ? givePoints : stakeOnSlots)(platform, player, points);
    return { given: points, paid: null, used: 0 };
  }
  const answer = await (does === 'convert' ? convert : convertByPost)(platform, player, points);
  if (answer.statusCode !== 200) {
    expect(answer.json<{ code: string }>().code).toBe('rewards.points_missing');
    return { given: 0, paid: null, used: 0 };
  }
  return { given: 0, paid: String(points), used: answer.json<{ used: number }>().used };
}

it.each([
  ['one after the other', 1],
  ['eight at a time', 8],
])('keeps points and money in balance after any conversions, stakes and grants, %s', async (_name, atOnce) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (moves) => {
      const player = await platform.signUp();
      const before = await cashOf(platform.db, player.playerId);
      let given = 0;
      let used = 0;
      for (let from = 0; from < moves.length; from += atOnce) {
        // Skips the seconds in which an equal call counts as a repeat, so that only calls of one batch can be repeats.
        platform.clock.advance(5);
        const taken = await Promise.all(moves.slice(from, from + atOnce).map((move) => take(move, player)));
        given += taken.reduce((sum, one) => sum + one.given, 0);
        for (const points of new Map(taken.map((one) => [one.paid, one.used])).values()) used += points;
        const paid = (await cashOf(platform.db, player.playerId)) - before;
        expect([await pointsOf(platform, player), paid]).toEqual([given - used, BigInt(used / 4)]);
        expect(used).toBeLessThanOrEqual(given);
      }
      await assertLedger(platform.db);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
