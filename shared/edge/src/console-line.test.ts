import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { consoleLine } from '../bin/console-line.mjs';

const KEY = 'test-operator';
const OWN = 'http://localhost:3004';

let platform: TestPlatform;
let operators: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  operators = await platform.operator.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => platform.stop());

const line = (key = KEY, mode = 'sandbox') => consoleLine({ mode, operators, env: { CONSOLE_ORIGIN: OWN } }, key);
const HOW_TO = `console: ${OWN}/console/  (npm run operator -- person add <name> --role <role>, or person invite <name>)`;

it('a start in production makes no administrator, and neither does one with a wrong key', async () => {
  expect(await line(KEY, 'production')).toBe(HOW_TO);
  expect(await line('wrong')).toBe(HOW_TO);
});

it('the first start of a sandbox prints a link for one administrator, and later ones say how to make more people', async () => {
  const [, link = ''] = /^console: (\S+) {2}\(joins as admin/.exec(await line()) ?? [];
  expect(link).toMatch(/^http:\/\/localhost:3004\/console\/join#[\w-]{43}$/);
  const payload = { token: new URL(link).hash.slice(1) };
  const looked = await platform.operator.inject({
    method: 'POST',
    url: '/operator/join/look',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload,
  });
  expect(looked.json()).toMatchObject({ name: 'admin' });
  expect(await line()).toBe(HOW_TO);
});
