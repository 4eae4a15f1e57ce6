import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { sendMessage, sweepOutbox } from './messaging.service';
import { listSent } from './outbox.repository';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

it('PLATFORM-009: deletes a code ten minutes after it was sent, and keeps messages without a code for a month', async () => {
  const mail = { channel: 'email', to: 'a@x.example', subject: '' } as const;
  await sendMessage(platform.context, { ...mail, text: '123456 is your code', code: '123456' });
  await sendMessage(platform.context, { ...mail, text: 'Your password was changed', code: '' });
  const kept = async () => {
    await sweepOutbox(platform.context);
    return (await listSent(platform.db, 'a@x.example')).map(({ text }) => text);
  };
  platform.clock.advance(600);
  expect(await kept()).toEqual(['Your password was changed', '123456 is your code']);
  platform.clock.advance(1);
  expect(await kept()).toEqual(['Your password was changed']);
  platform.clock.advance(30 * 86_400);
  expect(await kept()).toEqual([]);
});
