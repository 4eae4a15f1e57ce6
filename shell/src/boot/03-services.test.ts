import type { Language } from '@site/i18n';
import { browserStorage } from '#core/session/browser-storage';
import { startServices } from './03-services';

const load = jest.fn(() => Promise.resolve([]));

beforeEach(() => {
  load.mockClear();
  browserStorage.clear();
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
});
afterEach(() => Reflect.deleteProperty(document, 'fonts'));

it.each<[string, Language, string | null, number]>([
  ['a player on an English page, before the balance is there', 'en', 'token', 1],
  ['nobody on a Bangla page, whose font has the sign', 'bn', 'token', 0],
  ['no visitor, who has no balance', 'en', null, 0],
])('fetches the font of the taka sign for %s', (_, language, token, times) => {
  if (token) browserStorage.setItem('token', token);
  startServices(language);
  expect(load).toHaveBeenCalledTimes(times);
  if (times) expect(load).toHaveBeenCalledWith("1em 'Site Taka'", '৳');
});
