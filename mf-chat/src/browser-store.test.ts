import * as browser from 'idb-keyval';
import { kept } from '@site/testing/idb-in-memory';
import { changeKept, keep, readKept } from './browser-store';

jest.mock('idb-keyval', () => ({ __esModule: true, ...jest.requireActual<object>('@site/testing/idb-in-memory') }));
afterEach(() => {
  jest.restoreAllMocks();
  kept.clear();
});

it('returns the stored value, and lets a change start from it', async () => {
  expect(await readKept('words')).toBeUndefined();
  await changeKept<string[]>('words', (before = []) => [...before, 'one']);
  await changeKept<string[]>('words', (before = []) => [...before, 'two']);
  expect(await readKept('words')).toEqual(['one', 'two']);
});

it('works where the browser stores nothing, and tries it again the next time', async () => {
  await keep('words', 'first');
  const opening = jest.spyOn(browser, 'createStore');
  jest.spyOn(browser, 'get').mockRejectedValueOnce(new Error('private window'));
  jest.spyOn(browser, 'update').mockRejectedValueOnce(new Error('disk full'));
  expect(await readKept('words')).toBeUndefined();
  await changeKept('words', () => 'lost');
  expect(await readKept('words')).toBe('first');
  expect(opening).toHaveBeenCalledTimes(2);
});
