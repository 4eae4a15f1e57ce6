import { channelDocument } from '#testing/documents';
import { createWorkerFollower } from './follow-worker';

const brand = () => 'Shapla';
const removeCache = jest.fn(() => Promise.resolve(true));

function setUp() {
  const active = { postMessage: jest.fn() };
  const registration = { active, unregister: jest.fn(() => Promise.resolve(true)) };
  const container = Object.assign(new EventTarget(), {
    controller: null as { postMessage: jest.Mock } | null,
    register: jest.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    getRegistrations: () => Promise.resolve([registration]),
  });
  const follow = createWorkerFollower({ container: container as unknown as ServiceWorkerContainer, brand });
  return { follow, container, registration, active };
}

beforeEach(() => {
  removeCache.mockClear();
  Object.assign(globalThis, { caches: { keys: () => Promise.resolve(['released-files']), delete: removeCache } });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('installs the worker for the whole site and tells it each document that the page follows', async () => {
  const { follow, container, active } = setUp();
  const [first, next] = [channelDocument(), channelDocument({ serial: 8 })];
  await follow(first);
  await follow(next);
  expect(container.register).toHaveBeenCalledWith('/releases/worker.js', { scope: '/', updateViaCache: 'none' });
  expect(active.postMessage.mock.calls).toEqual([[{ document: first, brand: 'Shapla' }], [{ document: next, brand: 'Shapla' }]]);
});

it('tells a worker that replaces the one before the newest document', async () => {
  const { follow, container, active } = setUp();
  const next = channelDocument({ serial: 8 });
  container.controller = { postMessage: jest.fn() };
  container.dispatchEvent(new Event('controllerchange'));
  expect(container.controller.postMessage).not.toHaveBeenCalled();
  await follow(channelDocument());
  await follow(next);
  container.dispatchEvent(new Event('controllerchange'));
  expect(container.controller.postMessage.mock.calls).toEqual([[{ document: next, brand: 'Shapla' }]]);
  expect(active.postMessage).toHaveBeenCalledTimes(2);
});

it('removes the worker and all that it keeps when the document switches it off, and installs it again afterwards', async () => {
  const { follow, container, registration, active } = setUp();
  const off = channelDocument({ serial: 8, workerOff: true });
  await follow(off);
  expect(container.register).not.toHaveBeenCalled();
  expect(active.postMessage).toHaveBeenCalledWith({ document: off, brand: 'Shapla' });
  expect(registration.unregister).toHaveBeenCalled();
  expect(removeCache).toHaveBeenCalledWith('released-files');
  await follow(channelDocument({ serial: 9 }));
  expect(container.register).toHaveBeenCalled();
});

it('says once that the browser refuses the worker, and leaves the page alone', async () => {
  const { follow, container } = setUp();
  container.register.mockRejectedValue(new DOMException('not here', 'SecurityError'));
  await follow(channelDocument());
  await follow(channelDocument({ serial: 8 }));
  expect(console.warn).toHaveBeenCalledTimes(1);
});

it('does nothing in a browser without service workers', async () => {
  await createWorkerFollower({ container: undefined, brand })(channelDocument({ workerOff: true }));
  expect(removeCache).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});
