import { createKeptStorage } from './kept-storage';

const full = () =>
  ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
    clear: () => {},
  }) as unknown as Storage;
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

it('SHELL-047: values are kept in local storage under their names', () => {
  localStorage.clear();
  const storage = createKeptStorage(() => {});
  storage.set('token', 'T1');
  expect(localStorage.getItem('token')).toBe('T1');
  storage.clear();
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['blocked', blocked],
  ['full', full],
])('works in memory when storage is %s, and says so once', (_, open) => {
  let said = 0;
  const storage = createKeptStorage(() => said++, open);
  storage.set('token', 'T1');
  storage.set('username', 'rahim2026');
  expect(storage.get('token')).toBe('T1');
  storage.remove('token');
  expect(storage.get('token')).toBeNull();
  expect(said).toBe(1);
});
