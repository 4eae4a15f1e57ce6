import { randomInt } from 'node:crypto';
import { login } from '@site/api/contracts/access';
import { expect, test } from '../fixtures/test';

const TRIES = 30;

test('the journeys run with the limits of every site: the 31st wrong log-in of an address needs a picture code', async ({
  request,
  site,
}) => {
  const address = `192.0.2.${randomInt(256)}`;
  const guess = async (number: number) => {
    const answer = await request.post(login.path, {
      headers: { origin: site, 'x-forwarded-for': address },
      data: { username: `nobody${number}aaaa`, password: 'wrong1234' },
    });
    return ((await answer.json()) as { code: string }).code;
  };
  const first = await Promise.all(Array.from({ length: TRIES }, (_, number) => guess(number)));
  expect(new Set(first)).toEqual(new Set(['access.invalid_credentials']));
  expect(await guess(TRIES)).toBe('access.captcha_required');
});
