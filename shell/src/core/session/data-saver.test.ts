import { createStore } from 'jotai';
import { browserStorage } from './browser-storage';
import { chooseDataSaver, dataSaverAtom, followDataSaver } from './data-saver';

let stop = () => {};
/** A page that opens on this device. */
function openPage() {
  const store = createStore();
  stop = followDataSaver(store);
  return { store, now: () => store.get(dataSaverAtom) };
}

beforeEach(() => browserStorage.clear());
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

it('is off until the player switches it on, and stays so on this device', () => {
  const { store, now } = openPage();
  expect(now()).toEqual({ isOn: false, isBySystem: false });
  chooseDataSaver(store, true);
  expect(now()).toEqual({ isOn: true, isBySystem: false });
  expect(openPage().now().isOn).toBe(true);
  chooseDataSaver(store, false);
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
  chooseDataSaver(createStore(), true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'data-saver' }));
  expect(now().isOn).toBe(true);
});

it('works until the page is left where the browser stores nothing', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { store, now } = openPage();
  chooseDataSaver(store, true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'data-saver' }));
  expect(now().isOn).toBe(true);
});
