import { sql } from '@site/platform-kit/data/sql';
import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { OTP_TRIES, OTP_VALID_S } from '@site/api/contracts/recovery';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { issueCode, redeemCode, type OtpHolder } from './otp.service';

/** A failure prints its seed. */
const RUNS = cases(13);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

/** A sent code and its use so far. */
interface Made {
  code: string;
  diesAt: number;
  /** Number of guesses since it was sent, and of guesses that were accepted. */
  guesses: number;
  uses: number;
  isReplaced: boolean;
}

const move = fc.oneof(
  { weight: 1, arbitrary: fc.record({ does: fc.constant('send' as const), by: fc.constant(0) }) },
  { weight: 10, arbitrary: fc.record({ does: fc.constant('guess' as const), by: fc.integer({ min: 1, max: 999_999 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('right' as const), by: fc.constantFrom(0, 0, 0, 1, 2) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('clock' as const), by: fc.integer({ min: 1, max: OTP_VALID_S + 1 }) }) },
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

const TARGET = '01712345678';
const now = () => platform.clock.now().getTime();
const isAlive = (made: Made | undefined) => Boolean(made && !made.isReplaced && made.uses === 0 && made.diesAt > now());

async function take({ does, by }: Move, holder: OtpHolder, made: Made[]) {
  if (does === 'clock') return platform.clock.advance(by);
  if (does === 'send') {
    const code = await issueCode(platform.context, holder, TARGET);
    made.push({ code, diesAt: now() + OTP_VALID_S * 1000, guesses: 0, uses: 0, isReplaced: false });
    return undefined;
  }
  // The right code of the newest message, of the one before, or of one older still; or one that was never sent.
  const meant = made.at(does === 'right' ? -1 - by : -1);
  const code = meant?.code ?? '000000';
  const wrong = String((Number(code) + by) % 1_000_000).padStart(6, '0');
  const guess = does === 'right' ? code : made.some((other) => other.code === wrong) ? 'none' : wrong;
  const done = await redeemCode(platform.context, holder, guess, async (_tx, target) => target);
  if (done) {
    expect(does).toBe('right');
    if (meant) meant.uses++;
  }
  return done;
}

it('PLATFORM-010: one after the other: the newest code fits once, within its time and its five tries, and nothing else fits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 15, maxLength: 50 }), async (moves) => {
      const holder: OtpHolder = { purpose: 'recovery', playerId: (await platform.signUp()).playerId };
      const made: Made[] = [];
      await take({ does: 'send', by: 0 }, holder, made);
      for (const next of moves) {
        const newest = made.at(-1);
        const couldFit = isAlive(newest) && (newest?.guesses ?? 0) < OTP_TRIES;
        const meantNewest = next.does === 'right' && made.at(-1 - next.by)?.code === newest?.code;
        const done = await take(next, holder, made);
        if (next.does === 'send' && newest) newest.isReplaced = true;
        if (next.does !== 'guess' && next.does !== 'right') continue;
        expect(Boolean(done)).toBe(couldFit && meantNewest);
        if (newest) newest.guesses++;
      }
      expect(made.every(({ uses }) => uses <= 1)).toBe(true);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

it('all at once: no code is good for more than one use, for a sixth guess, or after its time', async () => {
  const crowd = fc.array(fc.constantFrom('send', 'guess', 'right', 'right'), { minLength: 2, maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(fc.nat(OTP_TRIES + 1), fc.nat(OTP_VALID_S + 10), crowd, async (guessedBefore, secondsBefore, together) => {
      const holder: OtpHolder = { purpose: 'recovery', playerId: (await platform.signUp()).playerId };
      const made: Made[] = [];
      await take({ does: 'send', by: 0 }, holder, made);
      for (let by = 1; by <= guessedBefore; by++) await take({ does: 'guess', by }, holder, made);
      platform.clock.advance(secondsBefore);
      const [first] = made;
      const mayFit = isAlive(first) && guessedBefore < OTP_TRIES;

      await Promise.all(together.map((does, at) => take({ does, by: does === 'guess' ? at + 10 : 0 } as Move, holder, made)));
      expect(made.every(({ uses }) => uses <= 1)).toBe(true);
      if (!mayFit) expect(first?.uses).toBe(0);
      const { rows } = await platform.db.execute<{ tries: number }>(sql`select tries from otp where player_id = ${holder.playerId}`);
      expect(rows.every(({ tries }) => tries <= OTP_TRIES)).toBe(true);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
