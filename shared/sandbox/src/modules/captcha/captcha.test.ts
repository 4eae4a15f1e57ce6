import { sql } from 'drizzle-orm';
import { createTestPlatform, type TestPlatform } from '#testing/test-platform';
import { digest } from '#core/secrets';
import { verifyCaptcha } from './captcha.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const issue = async () => (await platform.app.inject({ url: '/api/captcha' })).json<{ id: string; image: string }>();

/** The picture tells a person; a test finds the code by trying all of them against the stored digest. */
async function codeOf(id: string) {
  const { rows } = await platform.db.execute<{ code_hash: string }>(sql`select code_hash from captchas where id = ${id}`);
  const codes = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'));
  return String(codes.find((code) => digest(`${id}:${code}`) === rows[0]?.code_hash));
}

it('draws four digits as strokes, with nothing to read them from', async () => {
  const { image } = await issue();
  const drawing = Buffer.from(String(image.split(',')[1]), 'base64').toString();
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).not.toContain('<text');
  expect(drawing.match(/translate\(/g)).toHaveLength(4);
});

it('accepts the right code once', async () => {
  const { id } = await issue();
  const code = await codeOf(id);
  await expect(verifyCaptcha(platform.context, id, code)).resolves.toBeUndefined();
  await expect(verifyCaptcha(platform.context, id, code)).rejects.toMatchObject({ code: 'access.captcha_wrong' });
});

it('is spent by a wrong guess', async () => {
  const { id } = await issue();
  const code = await codeOf(id);
  await expect(verifyCaptcha(platform.context, id, 'abcd')).rejects.toMatchObject({ code: 'access.captcha_wrong' });
  await expect(verifyCaptcha(platform.context, id, code)).rejects.toMatchObject({ code: 'access.captcha_wrong' });
});

it('is void after five minutes', async () => {
  const { id } = await issue();
  const code = await codeOf(id);
  platform.clock.advance(301);
  await expect(verifyCaptcha(platform.context, id, code)).rejects.toMatchObject({ code: 'access.captcha_wrong' });
});
