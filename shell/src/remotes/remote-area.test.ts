import { waitFor } from '@testing-library/dom';
import { createStore } from 'jotai';
import { REMOTE_CONTRACT, type MountProps, type RemoteModule } from '@site/remote';
import { createShellDouble } from '@site/remote/double';
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
  jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<div id="slot"></div>';
  const slot = document.getElementById('slot') as HTMLElement;
  const store = createStore();
  const condemned = new Set<string>();
  const loader = {
    load: () => {
      const next = releases.find(({ release }) => !condemned.has(release));
      return next ? Promise.resolve(next) : Promise.reject(new Error('none left'));
    },
    condemn: (_: string, release: string) => void condemned.add(release),
    forgive: () => condemned.clear(),
  };
  const reports = createReports();
  const area = createRemoteArea('mf-demo', { store, host: createShellDouble(), loader, reports, slot: () => slot });
  return { area, slot, reports, status: () => store.get(areaAtom).status };
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
