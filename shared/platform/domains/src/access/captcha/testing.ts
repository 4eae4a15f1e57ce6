import { sql } from '@site/platform-kit/data/sql';
import { digest } from '@site/platform-kit/secrets/secrets';
import { readLimits } from '@site/platform-kit/pace/limits';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

const KNOWN_CODE = '4711';

/** Requests a picture as a page does, and stores a known code for it, which costs less than to find the drawn one. @returns the fields that a form then carries */
export async function solveCaptcha(platform: TestPlatform, headers: Record<string, string> = {}) {
  const answer = await platform.app.inject({ url: '/api/captcha', headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const { id } = answer.json<{ id: string }>();
  await platform.db.execute(sql`update captchas set code_hash = ${digest(`${id}:${KNOWN_CODE}`)} where id = ${id}`);
  return { captcha_id: id, captcha: KNOWN_CODE };
}

/** A person reads the picture; a test finds the code by trying all of them against the stored digest. */
export async function readCaptcha({ db }: TestPlatform, id: string): Promise<string> {
  const { rows } = await db.execute<{ code_hash: string }>(sql`select code_hash from captchas where id = ${id}`);
  const codes = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'));
  const code = codes.find((guess) => digest(`${id}:${guess}`) === rows[0]?.code_hash);
  if (code === undefined) throw new Error(`No picture ${id}`);
  return code;
}

/** Address that many players of one carrier share. */
export const CARRIER = { 'x-forwarded-for': '203.0.113.77' };
export const ELSEWHERE = { 'x-forwarded-for': '198.51.100.4' };

/** Longer than the window of any limit. */
const ALL_LIMITS_S = 2 * 86_400;

/** Makes a platform for a file, with the limits of a real site. Each test begins when the tries of the one before count no more. */
export function withSharedAddress(begin: (platform: TestPlatform) => void) {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ settings: { limits: readLimits() } });
    begin(platform);
  });
  beforeEach(() => platform.clock.advance(ALL_LIMITS_S));
  afterAll(() => platform.stop());
}

/** Sends a form from the carrier's address unless the headers name another. */
export const postFrom = ({ app }: TestPlatform, url: string, payload: object, headers: Record<string, string> = CARRIER) =>
  app.inject({ method: 'POST', url, payload, headers });

/** Code of a refusal. */
export const codeOf = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;
