import { createStore } from 'jotai';
import { createDataSaver, dataSaverAtom } from '#core/session/data-saver';
import { followDataSaver } from './follow-data-saver';

const stops: (() => void)[] = [];
/** A page that opens on this device. */
function openPage() {
  const store = createStore();
  const saver = createDataSaver(store);
  saver.read();
  stops.push(followDataSaver(saver));
  return { choose: saver.choose, now: () => store.get(dataSaverAtom) };
}

const forget = () => {
  document.cookie = 'data-saver=; max-age=0; path=/';
};
afterEach(() => {
  forget();
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

it('follows the choice in another tab when the player comes back to this one', () => {
  const [one, other] = [openPage(), openPage()];
  other.choose(true);
  expect(one.now().isOn).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(one.now().isOn).toBe(true);
});

it('works until the page is left where the browser keeps no cookies', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  const { choose, now } = openPage();
  choose(true);
  expect(now().isOn).toBe(true);
});
