import { waitFor } from '@testing-library/dom';
import { startFakeClock } from '@site/testing';
import { SLOT_ID } from '@site/api/contracts/site';
import { closeAreas, demo, go, loaderOf, openAreas, statusOf, type Demo } from '#testing/areas';

function setUp(...releases: Demo[]) {
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => {});
  const revoked = new Set<string>();
  const loader = loaderOf(releases, revoked);
  const { slot, reports, told, area: said, areaOf } = openAreas({ 'mf-demo': loader }, (release) => revoked.has(release));
  const show = () => go('/mf-demo');
  return { area: areaOf('mf-demo'), show, leave: () => go('/'), slot, told, reports, revoked, loader, status: () => said().status };
}

afterEach(async () => {
  await closeAreas();
  jest.restoreAllMocks();
});

it('shows a skeleton, then the remote', async () => {
  const { show, slot, status, told } = setUp(demo('2.0.0'));
  show();
  await waitFor(() => expect(status()).toBe('shown'));
  expect(told).toEqual(['loading', 'shown']);
  expect(slot).toHaveTextContent('2.0.0');
});

it('steps back when the remote does not start', async () => {
  const { show, slot, status, reports } = setUp(demo('2.0.0', { mount: () => Promise.reject(new Error('broken')) }), demo('1.0.0'));
  show();
  await waitFor(() => expect(status()).toBe('shown'));
  expect(slot).toHaveTextContent('1.0.0');
  expect(reports.events).toContainEqual(expect.objectContaining({ remote: 'mf-demo', release: '2.0.0', kind: 'start-failed' }));
});

it('steps back when the remote crashes while it is shown', async () => {
  const live = demo('2.0.0');
  const { show, slot, status, reports } = setUp(live, demo('1.0.0'));
  show();
  await waitFor(() => expect(status()).toBe('shown'));
  live.crash();
  await waitFor(() => expect(slot).toHaveTextContent('1.0.0'));
  expect(reports.events).toContainEqual(expect.objectContaining({ release: '2.0.0', kind: 'crashed' }));
});

it('shows the card when nothing is left, and recovers without a reload when the player tries again', async () => {
  const only = demo('2.0.0');
  const { area, show, slot, status } = setUp(only);
  show();
  await waitFor(() => expect(status()).toBe('shown'));
  only.crash();
  await waitFor(() => expect(status()).toBe('failed'));
  expect(slot).toBeEmptyDOMElement();
  area.retry();
  await waitFor(() => expect(status()).toBe('shown'));
  expect(slot).toHaveTextContent('2.0.0');
});

it('shows nothing of a remote that arrives after the player left', async () => {
  const { show, leave, slot, status } = setUp(demo('2.0.0'));
  show();
  leave();
  await waitFor(() => expect(statusOf()).toBe('NOT_LOADED'));
  expect(status()).toBe('none');
  expect(slot).toBeEmptyDOMElement();
});

it('never shows a release that was revoked while it was on the way', async () => {
  const late = demo('2.0.0');
  const { show, slot, status, revoked, loader } = setUp(late, demo('1.0.0'));
  const load = jest.spyOn(loader, 'load').mockImplementationOnce(() => {
    revoked.add('2.0.0');
    return Promise.resolve(late);
  });
  show();
  await waitFor(() => expect(status()).toBe('shown'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(slot).toHaveTextContent('1.0.0');
});

it('steps back when a part of the shown release does not come', async () => {
  const { area, show, slot, status } = setUp(demo('2.0.0'), demo('1.0.0'));
  show();
  await waitFor(() => expect(status()).toBe('shown'));
  area.fail('2.0.0', new Error('a style did not load'));
  await waitFor(() => expect(slot).toHaveTextContent('1.0.0'));
});

it('is not disturbed by a part of another release that does not come', async () => {
  const { area, show, slot, status } = setUp(demo('2.0.0'), demo('1.0.0'));
  show();
  await waitFor(() => expect(status()).toBe('shown'));
  area.fail('1.0.0', new Error('a style did not load'));
  await Promise.resolve();
  expect(slot).toHaveTextContent('2.0.0');
});

it('steps back from a release that never finishes to start', async () => {
  const clock = startFakeClock();
  const { show, slot } = setUp(demo('2.0.0', { mount: () => new Promise(() => {}) }), demo('1.0.0'));
  show();
  await clock.advance(4000);
  expect(slot).toHaveTextContent('1.0.0');
});

describe('the pending state that came with the document', () => {
  /** The first address of the page is that of the remote. */
  function openPending(...releases: Demo[]) {
    const made = setUp(...releases);
    made.show();
    made.slot.id = SLOT_ID;
    made.slot.innerHTML = '<div data-pending="">pending</div>';
    return { ...made, pending: () => made.slot.querySelector('[data-pending]') };
  }

  it('stays until the remote is there, behind its element', async () => {
    let start = () => {};
    const mount = () => new Promise<void>((started) => (start = started));
    const { slot, pending, status } = openPending(demo('2.0.0', { mount }));
    await waitFor(() => expect(slot.firstElementChild).toHaveAttribute('data-release', '2.0.0'));
    expect(slot.lastElementChild).toBe(pending());
    start();
    await waitFor(() => expect(status()).toBe('shown'));
    expect(pending()).not.toBeInTheDocument();
    expect(slot).toHaveTextContent('2.0.0');
  });

  it('gives way to the card when no release runs', async () => {
    const { pending, status } = openPending(demo('2.0.0', { mount: () => Promise.reject(new Error('broken')) }));
    await waitFor(() => expect(status()).toBe('failed'));
    expect(pending()).not.toBeInTheDocument();
  });

  it('goes when the player leaves before the remote is there', async () => {
    const { leave, pending } = openPending(demo('2.0.0', { mount: () => new Promise(() => {}) }));
    expect(pending()).toBeInTheDocument();
    leave();
    await waitFor(() => expect(pending()).not.toBeInTheDocument());
  });
});
