import { getPromotion, getPromotions, getSliders, type Promotion, type Slide } from '@site/api/contracts/site';
import { newDeposit, openConnections, operate, signUpReady } from '@site/platform-domains/funds/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { changeLines, promotionLines, slideLines } from './site-content-lines';
import type { EditedPromotion, EditedSlide, FoundPicture, ListedSiteChange } from './site-content.shapes';
import { addPersonByKey } from './testing-console';

let platform: TestPlatform;
const keys: Record<string, string> = {};
beforeAll(async () => {
  platform = await createTestPlatform();
  await openConnections(platform);
  await operate(platform, 'PATCH', 'settings', { auto_review: 'off' });
  for (const name of ['nadia', 'karim'] as const) keys[name] = (await addPersonByKey(platform, name, 'admin')).key;
});
afterAll(() => platform.stop());

const as = (name: string, method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) =>
  platform.operator.inject({
    method,
    url: `/operator/${path}`,
    headers: { 'x-operator-key': keys[name] ?? '' },
    ...(payload ? { payload } : {}),
  });
const ok = async <T>(...call: Parameters<typeof as>): Promise<T> => {
  const answer = await as(...call);
  expect([answer.statusCode, answer.statusCode === 200 ? null : answer.body]).toEqual([200, null]);
  return answer.json<T>();
};
const momentIn = (seconds: number) => new Date(platform.clock.now().getTime() + 1000 * seconds).toISOString();

const slides = () => ok<EditedSlide[]>('nadia', 'GET', 'slides');
const slideNamed = async (name: string) => (await slides()).find((slide) => slide.name === name);
const shown = async (list: string) => {
  const sliders = (await platform.app.inject(getSliders.path)).json<{ slider_type: string; slides: Slide[] }[]>();
  return sliders.find(({ slider_type: type }) => type === list)?.slides ?? [];
};
const namesShown = async (list = 'Main') => (await shown(list)).map(({ name }) => name);
const SLIDE = {
  slider_type: 'Main',
  name: 'Lily week',
  name_bn: 'শাপলা সপ্তাহ',
  link: '/promotions',
  picture: 'slides/main-lily.svg',
  state: 'on',
  shown_from: '',
  shown_until: '',
};
const changes = () => ok<ListedSiteChange[]>('nadia', 'GET', 'site-changes');
const undo = (name: string, change: ListedSiteChange | undefined) => as(name, 'POST', `site-changes/${change?.id}/undo`, {});

describe('a slide', () => {
  it('is added at the end of its list, and players see it at once in both languages', async () => {
    const listed = await ok<EditedSlide[]>('nadia', 'POST', 'slides', SLIDE);
    expect(listed.filter(({ slider_type: list }) => list === 'Main').at(-1)).toMatchObject({ ...SLIDE, version: expect.any(Number) });
    expect((await shown('Main')).at(-1)).toEqual({
      link: '/promotions',
      thubmnail: 'slides/main-lily.svg',
      name: 'Lily week',
      name_bn: 'শাপলা সপ্তাহ',
    });
    expect(slideLines(await slides())).toMatch(/Main +on +Lily week\n +always to open {2}\/promotions {2}slides\/main-lily\.svg/);
  });

  it('is shown from its beginning to its end, and not while it is off', async () => {
    const { id = 0 } = (await slideNamed('Lily week')) ?? {};
    await ok('nadia', 'PATCH', `slides/${id}`, { shown_from: momentIn(60), shown_until: momentIn(120) });
    expect(await namesShown()).not.toContain('Lily week');
    await operate(platform, 'POST', 'clock/advance', { seconds: 61 });
    expect(await namesShown()).toContain('Lily week');
    await ok('nadia', 'PATCH', `slides/${id}`, { state: 'off' });
    expect(await namesShown()).not.toContain('Lily week');
    await ok('nadia', 'PATCH', `slides/${id}`, { state: 'on' });
    await operate(platform, 'POST', 'clock/advance', { seconds: 61 });
    expect(await namesShown()).not.toContain('Lily week');
    await ok('nadia', 'PATCH', `slides/${id}`, { shown_from: '', shown_until: '' });
    expect(await namesShown()).toContain('Lily week');
  });

  it('keeps what another person has written since it was opened', async () => {
    const { id = 0, version = 0 } = (await slideNamed('Lily week')) ?? {};
    await ok('karim', 'PATCH', `slides/${id}`, { name: 'Lily month', version });
    const late = await as('nadia', 'PATCH', `slides/${id}`, { name: 'Lily year', version });
    expect([late.statusCode, late.json()]).toEqual([409, expect.objectContaining({ code: 'funds.changed' })]);
    expect((await as('nadia', 'POST', `slides/${id}/delete`, { version })).statusCode).toBe(409);
    expect(await namesShown()).toContain('Lily month');
  });

  it('comes back after it was deleted, by the history, under its number', async () => {
    const { id = 0, version = 0 } = (await slideNamed('Lily month')) ?? {};
    await ok('nadia', 'POST', `slides/${id}/delete`, { version });
    expect(await namesShown()).not.toContain('Lily month');
    const [deleted] = await changes();
    expect(deleted).toMatchObject({ kind: 'slide', subject: String(id), after: null, by: 'nadia', can_undo: true });
    expect(changeLines(await changes())).toMatch(new RegExp(`nadia {2}deleted slide ${id} {2}\\(undo-change ${deleted?.id}\\)`));
    expect((await undo('karim', deleted)).statusCode).toBe(200);
    expect(await slideNamed('Lily month')).toMatchObject({ id, picture: SLIDE.picture });
    expect(await namesShown()).toContain('Lily month');
    expect((await undo('karim', deleted)).json()).toMatchObject({ code: 'funds.changed' });
  });

  it('has an order that people change, and that names every slide once', async () => {
    const before = (await slides()).filter(({ slider_type: list }) => list === 'Main').map(({ id }) => id);
    const ids = [...before].reverse();
    await ok('nadia', 'POST', 'slide-order', { slider_type: 'Main', ids });
    expect((await slides()).filter(({ slider_type: list }) => list === 'Main').map(({ id }) => id)).toEqual(ids);
    expect((await namesShown())[0]).toBe('Lily month');
    for (const other of [ids.slice(1), [...ids, 1_000_000], ids.map(() => ids[0])])
      expect((await as('nadia', 'POST', 'slide-order', { slider_type: 'Main', ids: other })).statusCode).toBeGreaterThanOrEqual(409);
    const [ordered] = await changes();
    expect(ordered).toMatchObject({ before: { ids: before }, after: { ids }, can_undo: false });
    expect((await undo('nadia', ordered)).json()).toMatchObject({ code: 'funds.not_changeable' });
  });

  it.each([
    ['a link of another scheme', { link: 'javascript:alert(1)' }],
    ['a link without a host', { link: '//evil.example' }],
    ['a link with a backslash', { link: '/\\evil.example' }],
    ['a picture of another folder', { picture: '../secret.svg' }],
    ['a picture that is not there', { picture: 'slides/none.svg' }],
    ['an end before the beginning', { shown_from: '2026-02-02T00:00:00Z', shown_until: '2026-02-01T00:00:00Z' }],
    ['no name', { name: ' ' }],
    ['a name that turns the line around', { name: 'a\u202Eb' }],
    ['a long name', { name: 'x'.repeat(121) }],
    ['another list', { slider_type: 'Side' }],
    ['a path in a list of games', { slider_type: 'Features', link: '/promotions' }],
  ])('is refused with %s', async (_what, change) => {
    expect((await as('nadia', 'POST', 'slides', { ...SLIDE, ...change })).statusCode).toBe(422);
  });
});

it('finds pictures by name, and the poster of a game with the link that opens it', async () => {
  const found = await ok<FoundPicture[]>('nadia', 'GET', 'pictures?text=lily');
  expect(found).toContainEqual({ picture: 'slides/main-lily.svg', name: 'slides/main-lily.svg', link: null });
  const [poster] = (await ok<FoundPicture[]>('nadia', 'GET', 'pictures')).filter(({ picture }) => picture.startsWith('games/'));
  const added = await ok<EditedSlide[]>('nadia', 'POST', 'slides', {
    ...SLIDE,
    slider_type: 'Features',
    name: poster?.name,
    name_bn: '',
    link: poster?.link,
    picture: poster?.picture,
  });
  expect(added.at(-1)?.name).toBeDefined();
  expect(await namesShown('Features')).toContain(poster?.name);
  expect((await platform.operator.inject(`/storage/${poster?.picture}`)).headers['content-type']).toContain('image/svg+xml');
});

describe('a promotion', () => {
  const promotions = () => ok<EditedPromotion[]>('nadia', 'GET', 'promotions');
  const promotionNamed = async (name: string) => (await promotions()).find((promotion) => promotion.name === name);
  const offered = async () => (await platform.app.inject(getPromotions.path)).json<Promotion[]>();
  const PROMOTION = {
    name: 'Monsoon 30%',
    name_bn: 'বর্ষা ৩০%',
    text: 'Thirty percent more while it rains.',
    text_bn: '',
    picture: 'promotions/4.svg',
    state: 'on',
    status: 'active',
    shown_from: '2026-01-01T00:00:00.000Z',
    shown_until: '2026-12-31T00:00:00.000Z',
    bonus: 30,
    max_bonus: '500.00',
    turnover: 10,
    categories: [99, 1],
  };

  it('is added, and players see it as they see the others', async () => {
    await ok('nadia', 'POST', 'promotions', PROMOTION);
    const { id = 0 } = (await promotionNamed(PROMOTION.name)) ?? {};
    expect(id).toBeGreaterThan(1000);
    expect((await offered()).at(-1)).toEqual({
      id,
      name: 'Monsoon 30%',
      name_bn: 'বর্ষা ৩০%',
      desc: 'Thirty percent more while it rains.',
      thumbnail: 'promotions/4.svg',
      start_date: '2026-01-01T00:00:00.000Z',
      end_date: '2026-12-31T00:00:00.000Z',
      status: 'active',
      deposit_bouns: 30,
      turnover: 10,
      max_bonus: '500.00',
      categories: [99, 1],
    });
    expect(promotionLines(await promotions())).toContain('30 %, at most 500.00, turnover x10');
  });

  it('is nowhere for players while it is off, and no deposit may name it', async () => {
    const { id = 0 } = (await promotionNamed(PROMOTION.name)) ?? {};
    await ok('nadia', 'PATCH', `promotions/${id}`, { state: 'off' });
    expect((await offered()).map(({ name }) => name)).not.toContain(PROMOTION.name);
    expect((await platform.app.inject(getPromotion.path.replace(':id', String(id)))).statusCode).toBe(404);
    const player = await signUpReady(platform);
    await expect(newDeposit(platform, player, { amount: 1000, promotion: id })).rejects.toThrow();
    await ok('nadia', 'PATCH', `promotions/${id}`, { state: 'on' });
  });

  it('keeps the terms that a deposit was promised, and lets its words change', async () => {
    const { id = 0 } = (await promotionNamed(PROMOTION.name)) ?? {};
    await ok('nadia', 'PATCH', `promotions/${id}`, { bonus: '25.5' });
    const player = await signUpReady(platform);
    await newDeposit(platform, player, { amount: 1000, promotion: id });
    expect(await promotionNamed(PROMOTION.name)).toMatchObject({ is_taken: true, bonus: 25.5 });
    for (const terms of [{ bonus: 10 }, { max_bonus: '' }, { turnover: 50 }]) {
      const answer = await as('nadia', 'PATCH', `promotions/${id}`, terms);
      expect([answer.statusCode, answer.json()]).toEqual([409, expect.objectContaining({ code: 'funds.not_changeable' })]);
    }
    await ok('nadia', 'PATCH', `promotions/${id}`, { text: 'It rains all week.', bonus: 25.5, turnover: 10 });
    expect((await offered()).find((promotion) => promotion.id === id)?.desc).toBe('It rains all week.');
  });

  it('is deleted for players, stays for deposits that named it, and comes back', async () => {
    const { id = 0 } = (await promotionNamed(PROMOTION.name)) ?? {};
    await ok('nadia', 'POST', `promotions/${id}/delete`, {});
    expect(await promotionNamed(PROMOTION.name)).toBeUndefined();
    expect((await offered()).map(({ name }) => name)).not.toContain(PROMOTION.name);
    const [deleted] = await changes();
    expect((await undo('nadia', deleted)).statusCode).toBe(200);
    expect(await promotionNamed(PROMOTION.name)).toMatchObject({ id, text: 'It rains all week.' });
    expect((await offered()).map(({ name }) => name)).toContain(PROMOTION.name);
  });

  it('has an order, which the list of players follows', async () => {
    const ids = (await promotions()).map(({ id }) => id).reverse();
    await ok('nadia', 'POST', 'promotion-order', { ids: ids.join(',') });
    expect((await offered()).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['an unknown category', { categories: [3] }],
    ['no category', { categories: [] }],
    ['a category twice', { categories: '1,1' }],
    ['a bonus below zero', { bonus: -1 }],
    ['a bonus with three decimals', { bonus: '1.234' }],
    ['a turnover of a half', { turnover: 1.5 }],
    ['an end before the beginning', { shown_until: '2025-01-01T00:00:00Z' }],
    ['no beginning', { shown_from: '' }],
    ['no text', { text: '' }],
  ])('is refused with %s', async (_what, change) => {
    expect((await as('nadia', 'POST', 'promotions', { ...PROMOTION, ...change })).statusCode).toBe(422);
  });
});
