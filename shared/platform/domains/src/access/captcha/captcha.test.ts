import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { verifyCaptcha } from './captcha.service';
import { readCaptcha } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const issue = async () => (await platform.app.inject({ url: '/api/captcha' })).json<{ id: string; image: string }>();

it('ACCESS-046: draws four digits as strokes, with nothing to read them from', async () => {
  const { image } = await issue();
  const drawing = Buffer.from(String(image.split(',')[1]), 'base64').toString();
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).not.toContain('<text');
  expect(drawing.match(/translate\(/g)).toHaveLength(4);
});

it('ACCESS-046: accepts the right code once', async () => {
  const { id } = await issue();
  const code = await readCaptcha(platform, id);
  await expect(verifyCaptcha(platform.context, { captcha_id: id, captcha: code })).resolves.toMatchObject({ id });
  await expect(verifyCaptcha(platform.context, { captcha_id: id, captcha: code })).rejects.toMatchObject({ code: 'access.captcha_wrong' });
});

it('ACCESS-046: is spent by a wrong guess', async () => {
  const { id } = await issue();
  const code = await readCaptcha(platform, id);
  await expect(verifyCaptcha(platform.context, { captcha_id: id, captcha: 'abcd' })).rejects.toMatchObject({
    code: 'access.captcha_wrong',
  });
  await expect(verifyCaptcha(platform.context, { captcha_id: id, captcha: code })).rejects.toMatchObject({ code: 'access.captcha_wrong' });
});

it('ACCESS-046: is void after five minutes, and not before', async () => {
  const [early, late] = [await issue(), await issue()];
  const codes = [await readCaptcha(platform, early.id), await readCaptcha(platform, late.id)];
  platform.clock.advance(299);
  await expect(verifyCaptcha(platform.context, { captcha_id: early.id, captcha: codes[0] })).resolves.toMatchObject({ id: early.id });
  platform.clock.advance(1);
  await expect(verifyCaptcha(platform.context, { captcha_id: late.id, captcha: codes[1] })).rejects.toMatchObject({
    code: 'access.captcha_wrong',
  });
});
