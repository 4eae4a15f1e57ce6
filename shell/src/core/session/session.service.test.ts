import { createStore } from 'jotai';
import { browserStorage } from './browser-storage';
import { createKeptStorage } from './kept-storage';
import { createSession } from './session.service';

const ANSWER = { token: 'T1', remote_id: 'R1', username: 'rahim2026', exchange: [{ token: 'E1' }, { token: 'E2' }], message: 'ok' };

it.each([
  ['ACCESS-010: a log-in', false, '0'],
  ['ACCESS-034: a sign-up', true, '1'],
])('%s stores the keys and goes home', (_, isNewPlayer, regPopup) => {
  browserStorage.clear();
  const navigate = jest.fn();
  const storage = createKeptStorage(() => {});
  createSession({ storage, store: createStore(), navigate, endOnPlatform: () => Promise.resolve() }).start(ANSWER, { isNewPlayer });
  expect(Object.entries(browserStorage).sort()).toEqual([
    ['exchangeToken', 'E1'],
    ['popup', '1'],
    ['regPopup', regPopup],
    ['remote_id', 'R1'],
    ['token', 'T1'],
    ['username', 'rahim2026'],
  ]);
  expect(navigate).toHaveBeenCalledWith('/', undefined);
});
