import { randomUUID } from 'node:crypto';
import { CARRIER, codeOf, ELSEWHERE, withSharedAddress, postFrom, solveCaptcha } from '../captcha/testing';
import { TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';

/** By day a quarter of the players comes: the limits of the address are long used up by then. */
const PLAYERS = process.env['NIGHTLY'] ? 200 : 50;

let platform: TestPlatform;
withSharedAddress((created) => (platform = created));

const post = (url: string, payload: object, headers?: Record<string, string>) => postFrom(platform, url, payload, headers);

const personOf = (number: number) => ({
  username: `carrier${String(number).padStart(3, '0')}`,
  password: TEST_PASSWORD,
  confirmPassword: TEST_PASSWORD,
  phone: `0171${String(number).padStart(7, '0')}`,
  email: `carrier${number}@example.com`,
});

/** Sends a form as the screens do: once more with a picture code where the platform asks for one. */
async function send(url: string, payload: object, headers: Record<string, string>) {
  const first = await post(url, payload, headers);
  if (codeOf(first) !== 'access.captcha_required') return { answer: first, pictures: 0 };
  const picture = await solveCaptcha(platform, headers);
  return { answer: await post(url, { ...payload, ...picture }, headers), pictures: 1 };
}

const guess = (number: number, picture: object = {}) =>
  post('/api/login', { username: `guess${number}aaaa`, password: 'wrong1234', ...picture });

async function robotFails(from: number) {
  for (let tried = 0; tried < 35; tried++) await guess(from + tried);
}

it(`lets ${PLAYERS} players behind one address sign up and log in within ten minutes, each by one picture code at most`, async () => {
  const started = platform.clock.now().getTime();
  const picturesOf: number[] = [];
  for (let number = 0; number < PLAYERS; number++) {
    // Somebody else behind the address goes on trying passwords.
    if (number % (PLAYERS / 2) === 0) await robotFails(number);
    const headers = { ...CARRIER, cookie: `device=${randomUUID()}` };
    const { username, password, ...person } = personOf(number);
    const signUp = await send('/api/v1/create-players', { username, password, ...person }, headers);
    const logIn = await send('/api/login', { username, password }, headers);
    expect([signUp.answer.statusCode, logIn.answer.statusCode]).toEqual([201, 200]);
    picturesOf.push(signUp.pictures + logIn.pictures);
    platform.clock.advance(2.9);
  }
  expect((platform.clock.now().getTime() - started) / 1000).toBeLessThanOrEqual(600);
  expect(Math.max(...picturesOf)).toBe(1);
  expect(picturesOf.filter((pictures) => pictures === 0)).toHaveLength(10);
});

it('asks no player for a picture code because others log in well', async () => {
  const { username } = await platform.signUp();
  for (let done = 0; done < 35; done++) expect((await post('/api/login', { username, password: TEST_PASSWORD })).statusCode).toBe(200);
});

it('lets a robot without picture codes no further than 30 tries in five minutes, and asks no other address', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => guess(number)));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(30);
  expect(answers.filter((answer) => codeOf(answer) === 'access.captcha_required')).toHaveLength(30);
  platform.clock.advance(299);
  expect(codeOf(await guess(100))).toBe('access.captcha_required');
  const { username } = await platform.signUp();
  expect((await post('/api/login', { username, password: TEST_PASSWORD }, ELSEWHERE)).statusCode).toBe(200);
});

it('evaluates no password behind a wrong picture code, and counts it as a try of the address', async () => {
  const { username } = await platform.signUp();
  for (let tried = 0; tried < 30; tried++) {
    const { captcha_id } = await solveCaptcha(platform, CARRIER);
    const answer = await post('/api/login', { username, password: TEST_PASSWORD, captcha_id, captcha: 'abcd' });
    expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'access.captcha_wrong']);
  }
  expect(codeOf(await post('/api/login', { username, password: TEST_PASSWORD }))).toBe('access.captcha_required');
});

it('takes a right picture code for one try', async () => {
  await robotFails(0);
  const picture = await solveCaptcha(platform, CARRIER);
  expect((await guess(200, picture)).statusCode).toBe(401);
  expect(codeOf(await guess(201, picture))).toBe('access.captcha_wrong');
});
