import { operate } from '@site/platform-domains/funds/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import type { EditedPromotion, EditedSlide } from '@site/platform-operator/site-content.shapes';
import { seed } from './seed';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const slides = async () => (await operate(platform, 'GET', 'slides')).json<EditedSlide[]>();
const promotions = async () => (await operate(platform, 'GET', 'promotions')).json<EditedPromotion[]>();

it('leaves slides and promotions as people have made them when the demo is written again', async () => {
  const [first] = await slides();
  await operate(platform, 'POST', `slides/${first?.id}/delete`, {});
  await operate(platform, 'PATCH', 'promotions/4', { picture: 'promotions/1.svg', max_bonus: '' });
  const before = [await slides(), await promotions()];
  await seed(platform.db, platform.clock.now());
  expect([await slides(), await promotions()]).toEqual(before);
  expect(before[1]?.find(({ id }) => id === 4)).toMatchObject({ picture: 'promotions/1.svg', max_bonus: '' });
});
