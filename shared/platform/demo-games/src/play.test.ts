import { SITE, SLOT, suppliersUnderTest } from './testing';

const { get, open, platform, readPage, spin } = suppliersUnderTest();

it('opens a game once for each link', async () => {
  await open(SLOT);
  const again = await get('/play?token=token-1');
  expect(again.statusCode).toBe(410);
  expect(again.body).toContain('This game link was already used. Close and open the game again.');
});

it('lets only the site frame the game and runs no script without its nonce', async () => {
  await open(SLOT);
  platform().games.set('token-2', SLOT);
  const page = await get('/play?token=token-2');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors ${SITE}`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(page.body).not.toMatch(/<script(?![^>]*(nonce=|application\/json))/);
});

it('rejects an unknown session', async () => {
  await open(SLOT);
  expect(await spin('someone-else')).toMatchObject({ status: 404, problem: 'closed' });
});

it('names the launch to the site by the site’s own id', async () => {
  await open(SLOT);
  platform().games.set('token-2', SLOT);
  expect((await readPage({ token: 'token-2' })).platformSession).toBe('ps-1');
});

it.each([
  ['bn', 'স্পিন'],
  ['en', 'Spin'],
])('uses the language from the platform: %s', async (language, spinText) => {
  await open(SLOT, language);
  platform().games.set('token-2', SLOT);
  const page = await get('/play?token=token-2');
  expect(page.body).toContain(`<html lang="${language}">`);
  expect(page.body).toContain(`"slot.action":"${spinText}"`);
});

it('explains a used link in both languages, because it has no session', async () => {
  await open(SLOT);
  expect((await get('/play?token=token-1')).body).toContain('<p lang="bn">এই গেমের লিংক আগেই ব্যবহার হয়েছে।');
});
