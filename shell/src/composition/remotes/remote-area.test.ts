import { waitFor } from '@testing-library/dom';
import { createStore } from 'jotai';
import { REMOTE_CONTRACT, type MountProps, type RemoteModule } from '@site/remote';
import { createShellDouble } from '@site/remote/double';
import { startFakeClock } from '@site/testing';
import { areaAtom } from './area.atoms';
import { createRemoteArea } from './remote-area';
import { createReports } from './reports';

interface Demo {
  release: string;
  module: RemoteModule;
  crash(): void;
}

/** A remote that writes its release into the slot. */
function demo(release: string, mount?: () => Promise<void>): Demo {
  let props: MountProps | undefined;
  return {
    release,
    crash: () => props?.onCrash(new Error('broken')),
    module: {
      contract: REMOTE_CONTRACT,
      bootstrap: () => Promise.resolve(),
      mount(given) {
        props = given;
        given.element.textContent = release;
        return mount?.() ?? Promise.resolve();
      },
      unmount: () => Promise.resolve(),
    },
  };
}

function setUp(...releases: Demo[]) {
  const revoked = new Set<string>();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<div id="slot"></div>';
  const slot = document.getElementById('slot') as HTMLElement;
  const store = createStore();
  const condemned = new Set<string>();
  const loader = {
    load: () => {
      const next = releases.find(({ release }) => !condemned.has(release) && !revoked.has(release));
      return next ? Promise.resolve(next) : Promise.reject(new Error('none left'));
    },
    condemn: (_: string, release: string) => void condemned.add(release),
    forgive: () => condemned.clear(),
  };
  const reports = createReports(() => ({ cohort: 'live', serial: 7 }));
  const isRevoked = (release: string) => revoked.has(release);
  const host = createShellDouble();
  const area = createRemoteArea('mf-demo', { store, host, loader, reports, slot: () => slot, isRevoked });
  return { area, slot, reports, revoked, loader, status: () => store.get(areaAtom).status };
}

afterEach(() => jest.restoreAllMocks());

it('shows a skeleton, then the remote', async () => {
  const { area, slot, status } = setUp(demo('2.0.0'));
  area.show();
  expect(status()).toBe('loading');
  await waitFor(() => expect(status()).toBe('shown'));
  expect(slot).toHaveTextContent('2.0.0');
});

it('steps back when the remote does not start', async () => {
  const { area, slot, status, reports } = setUp(
    demo('2.0.0', () => Promise.reject(new Error('broken'))),
    demo('1.0.0'),
  );
  area.show();
  await waitFor(() => expect(status()).toBe('shown'));
  expect(slot).toHaveTextContent('1.0.0');
  expect(reports.events).toContainEqual(expect.objectContaining({ remote: 'mf-demo', release: '2.0.0', kind: 'start-failed' }));
});

it('steps back when the remote crashes while it is shown', async () => {
  const live = demo('2.0.0');
  const { area, slot, status, reports } = setUp(live, demo('1.0.0'));
  area.show();
  await waitFor(() => expect(status()).toBe('shown'));
  live.crash();
  await waitFor(() => expect(slot).toHaveTextContent('1.0.0'));
  expect(reports.events).toContainEqual(expect.objectContaining({ release: '2.0.0', kind: 'crashed' }));
});

it('shows the card when nothing is left, and recovers without a reload when the player tries again', async () => {
  const only = demo('2.0.0');
  const { area, slot, status } = setUp(only);
  area.show();
  await waitFor(() => expect(status()).toBe('shown'));
  only.crash();
  await waitFor(() => expect(status()).toBe('failed'));
  expect(slot).toBeEmptyDOMElement();
  await area.retry();
  expect(status()).toBe('shown');
  expect(slot).toHaveTextContent('2.0.0');
});

it('shows nothing of a remote that arrives after the player left', async () => {
  const { area, slot, status } = setUp(demo('2.0.0'));
  area.show();
  await area.leave();
  await Promise.resolve();
  expect(status()).toBe('none');
  expect(slot).toBeEmptyDOMElement();
});

it('puts the next release in the place of a revoked one', async () => {
  window.scrollTo = () => {};
  const live = demo('2.0.0');
  const { area, slot, status, revoked, reports } = setUp(live, demo('1.0.0'));
  area.show();
  await waitFor(() => expect(status()).toBe('shown'));
  revoked.add('2.0.0');
  expect(await area.swap()).toBe(true);
  expect(slot).toHaveTextContent('1.0.0');
  expect(area.mounted()).toBe('1.0.0');
  expect(status()).toBe('shown');
  expect(reports.events.at(-1)).toMatchObject({ release: '1.0.0', kind: 'swapped' });
});

it('shows the card when a revoked release has no successor', async () => {
  const { area, slot, status, revoked } = setUp(demo('2.0.0'));
  area.show();
  await waitFor(() => expect(status()).toBe('shown'));
  revoked.add('2.0.0');
  expect(await area.swap()).toBe(false);
  expect(status()).toBe('failed');
  expect(slot).toBeEmptyDOMElement();
});

it('never shows a release that was revoked while it was on the way', async () => {
  const late = demo('2.0.0');
  const { area, slot, status, revoked, loader } = setUp(late, demo('1.0.0'));
  const load = jest.spyOn(loader, 'load').mockImplementationOnce(() => {
    revoked.add('2.0.0');
    return Promise.resolve(late);
  });
  area.show();
  await waitFor(() => expect(status()).toBe('shown'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(slot).toHaveTextContent('1.0.0');
});

it('steps back when a part of the shown release does not come', async () => {
  const { area, slot, status } = setUp(demo('2.0.0'), demo('1.0.0'));
  area.show();
  await waitFor(() => expect(status()).toBe('shown'));
  area.fail('2.0.0', new Error('a style did not load'));
  await waitFor(() => expect(slot).toHaveTextContent('1.0.0'));
});

it('is not disturbed by a part of another release that does not come', async () => {
  const { area, slot, status } = setUp(demo('2.0.0'), demo('1.0.0'));
  area.show();
  await waitFor(() => expect(status()).toBe('shown'));
  area.fail('1.0.0', new Error('a style did not load'));
  await Promise.resolve();
  expect(slot).toHaveTextContent('2.0.0');
});

it('steps back from a release that never finishes to start', async () => {
  const clock = startFakeClock();
  const { area, slot } = setUp(
    demo('2.0.0', () => new Promise(() => {})),
    demo('1.0.0'),
  );
  area.show();
  await clock.advance(4000);
  expect(slot).toHaveTextContent('1.0.0');
});
