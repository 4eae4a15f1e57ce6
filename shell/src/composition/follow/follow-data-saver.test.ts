import { createStore } from 'jotai';
import { browserStorage } from '#core/session/browser-storage';
import { createDataSaver, dataSaverAtom } from '#core/session/data-saver';
import { createKeptStorage } from '#core/session/kept-storage';
import { followDataSaver } from './follow-data-saver';

const stops: (() => void)[] = [];
/** A page that opens on this device. */
function openPage() {
  const store = createStore();
  const saver = createDataSaver(
    store,
    createKeptStorage(() => {}),
  );
  saver.read();
  stops.push(followDataSaver(saver));
  return { choose: saver.choose, now: () => store.get(dataSaverAtom) };
}

beforeEach(() => browserStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

it('is off until the player switches it on, and stays so on this device', () => {
  const { choose, now } = openPage();
  expect(now()).toEqual({ isOn: false, isBySystem: false });
  choose(true);
  expect(now()).toEqual({ isOn: true, isBySystem: false });
  expect(openPage().now().isOn).toBe(true);
  choose(false);
  expect(openPage().now().isOn).toBe(false);
});

it('is on while the system asks for it', () => {
  const connection = Object.assign(new EventTarget(), { saveData: true });
  Reflect.set(navigator, 'connection', connection);
  const { now } = openPage();
  expect(now()).toEqual({ isOn: true, isBySystem: true });
  connection.saveData = false;
  connection.dispatchEvent(new Event('change'));
  expect(now()).toEqual({ isOn: false, isBySystem: false });
});

it('follows the choice in another tab', () => {
  const { now } = openPage();
  browserStorage.setItem('data-saver', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'data-saver' }));
  expect(now().isOn).toBe(true);
});

it('works until the page is left where the browser stores nothing', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { choose, now } = openPage();
  choose(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'data-saver' }));
  expect(now().isOn).toBe(true);
});
