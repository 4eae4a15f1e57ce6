import { act, render, screen } from '@testing-library/react';
import { startFakeClock, type FakeClock } from '@site/testing';
import { usePageRests } from './use-page-rests';

function Last() {
  return <p>{usePageRests() ? 'at rest' : 'busy'}</p>;
}

let clock: FakeClock;
let whenIdle: (() => void)[];
const setReady = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
const load = () => act(() => void window.dispatchEvent(new Event('load')));
const idle = () => act(() => whenIdle.splice(0).forEach((work) => work()));

beforeEach(() => {
  clock = startFakeClock();
  whenIdle = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => whenIdle.push(work), cancelIdleCallback: () => {} });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
});

it('waits until the page has loaded and the browser is idle', () => {
  setReady('interactive');
  render(<Last />);
  idle();
  expect(screen.getByText('busy')).toBeVisible();
  load();
  expect(screen.getByText('busy')).toBeVisible();
  idle();
  expect(screen.getByText('at rest')).toBeVisible();
});

it('waits only for an idle browser where the page has loaded before', () => {
  setReady('complete');
  render(<Last />);
  expect(screen.getByText('busy')).toBeVisible();
  idle();
  expect(screen.getByText('at rest')).toBeVisible();
});

it('does not wait longer than five seconds for a picture that hangs', async () => {
  setReady('interactive');
  render(<Last />);
  await clock.advance(4999);
  expect(screen.getByText('busy')).toBeVisible();
  await clock.advance(1);
  expect(screen.getByText('at rest')).toBeVisible();
});

it('waits a second in a browser that does not tell when it is idle', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  setReady('complete');
  render(<Last />);
  await clock.advance(999);
  expect(screen.getByText('busy')).toBeVisible();
  await clock.advance(1);
  expect(screen.getByText('at rest')).toBeVisible();
});
