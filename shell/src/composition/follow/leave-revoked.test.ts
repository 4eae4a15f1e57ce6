import { waitFor } from '@testing-library/dom';
import { releaseMarks } from '#core/session/release-marks';
import { channelDocument } from '#testing/documents';
import { createLeaving } from './leave-revoked';

const SHELL = { name: 'shell', release: '5.0.0' };

function setUp(revoked: Record<string, string[]>) {
  const state = { document: channelDocument({ revoked }) };
  const area = { mounted: () => '2.0.0' as const };
  const swap = jest.fn(() => Promise.resolve(true));
  const onSwapped = jest.fn();
  const reload = jest.fn();
  let arrive = () => {};
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const open = () =>
    createLeaving({
      areas: new Map([['mf-demo', area]]),
      current: () => state.document,
      safePoint: () => reached,
      swap,
      onSwapped,
      host: SHELL,
      reload,
    });
  return { state, swap, onSwapped, reload, open, arrive: () => arrive() };
}

beforeEach(() => releaseMarks.keepReloaded(0));

it('replaces a revoked release once, at a safe point, and says so', async () => {
  const { swap, onSwapped, open, arrive } = setUp({ 'mf-demo': ['2.0.0'] });
  const leaveRevoked = open();
  leaveRevoked();
  leaveRevoked();
  expect(swap).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(onSwapped).toHaveBeenCalledTimes(1));
  expect(swap).toHaveBeenCalledTimes(1);
});

it('leaves what is not revoked alone', async () => {
  const { swap, reload, open, arrive } = setUp({ 'mf-demo': ['1.0.0'], shell: ['4.0.0'] });
  open()();
  arrive();
  await Promise.resolve();
  expect(swap).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page again for a revoked shell, once for each document', async () => {
  const { state, reload, open, arrive } = setUp({ shell: ['5.0.0'] });
  arrive();
  open()();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  open()();
  await Promise.resolve();
  expect(reload).toHaveBeenCalledTimes(1);
  state.document = channelDocument({ serial: 8, revoked: { shell: ['5.0.0'] } });
  open()();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it('does not load the page again where nothing remembers that it did', async () => {
  const { reload, open, arrive } = setUp({ shell: ['5.0.0'] });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  arrive();
  open()();
  await new Promise((later) => setTimeout(later));
  expect(reload).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
