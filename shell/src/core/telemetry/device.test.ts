import { keepPins, openDevice } from './device';

const forget = () =>
  ['device', 'releasePins'].forEach((name) => {
    document.cookie = `${name}=; path=/; max-age=0`;
  });

beforeEach(forget);
afterEach(() => jest.restoreAllMocks());

it('gives a new device a random id and keeps it', () => {
  const { id, pins } = openDevice();
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(pins).toEqual({});
  expect(openDevice().id).toBe(id);
  expect(document.cookie).toBe(`device=${id}`);
});

it('gives another device another id', () => {
  const first = openDevice().id;
  forget();
  expect(openDevice().id).not.toBe(first);
});

it('makes a new id in place of an invalid one', () => {
  document.cookie = 'device=nonsense; path=/';
  expect(openDevice().id).toMatch(/^[\da-f-]{36}$/);
});

it('stores pins and removes them', () => {
  expect(keepPins({ 'mf-catalogue': 'canary', 'mf-access': 'live' })).toBe(true);
  expect(openDevice().pins).toEqual({ 'mf-catalogue': 'canary', 'mf-access': 'live' });
  expect(keepPins({})).toBe(true);
  expect(openDevice().pins).toEqual({});
  expect(document.cookie).not.toContain('releasePins');
});

it.each<[string, () => void]>([
  ['drops cookies', () => jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {})],
  [
    'refuses cookies',
    () =>
      jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
  ],
])('has no id and no pins where the browser %s', (_how, block) => {
  block();
  expect(openDevice()).toEqual({ id: null, pins: {} });
  expect(keepPins({ 'mf-catalogue': 'canary' })).toBe(false);
});
