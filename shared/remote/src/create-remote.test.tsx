import { waitFor } from '@testing-library/dom';
import { useQueryClient } from './queries';
import { useLocation } from './router';
import { useShell } from './shell-host';
import { createRemote } from './create-remote';
import { createShellDouble, DEMO_PLAYER } from './testing';
import { defineManifest, REMOTE_CONTRACT } from './manifest';

const manifest = defineManifest({
  name: 'mf-demo',
  contract: REMOTE_CONTRACT,
  namespace: 'demo',
  paths: [{ path: '/', access: 'public' }],
});
const texts = { en: {}, bn: () => Promise.resolve({ default: {} }) };

function Greeting() {
  const { session, balance } = useShell();
  const { pathname } = useLocation();
  const client = useQueryClient();
  return <h1>{`${session.player?.username} ${balance.amount} ${pathname} ${typeof client.clear}`}</h1>;
}

let shouldCrash = false;
function Fragile() {
  if (useShell().layout === 'desktop' || shouldCrash) throw new Error('broken');
  return <p>fine</p>;
}

const slot = () => document.body.appendChild(document.createElement('div'));

beforeEach(() => {
  shouldCrash = false;
  document.body.replaceChildren();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('is in the document when mount resolves, with session, balance, router and query client of the shell', async () => {
  const remote = createRemote({ manifest, App: Greeting, texts });
  const element = slot();
  const host = createShellDouble({ player: DEMO_PLAYER, balance: '10.00' });
  await remote.mount({ host, element, onCrash: () => {} });
  expect(element.textContent).toBe('rahim2026 10.00 / function');

  host.change({ balance: '12.50' });
  await waitFor(() => expect(element.textContent).toContain('12.50'));
});

it('leaves nothing behind when it is unmounted', async () => {
  const remote = createRemote({ manifest, App: Greeting, texts });
  const element = slot();
  await remote.mount({ host: createShellDouble(), element, onCrash: () => {} });
  await remote.unmount();
  expect(element.childElementCount).toBe(0);
});

it('renders nothing when it is unmounted before its texts arrive', async () => {
  const remote = createRemote({ manifest, App: Greeting, texts });
  const element = slot();
  const mounting = remote.mount({ host: createShellDouble(), element, onCrash: () => {} });
  await remote.unmount();
  await mounting;
  expect(element.childElementCount).toBe(0);
});

it('rejects mount when the first render throws', async () => {
  shouldCrash = true;
  const remote = createRemote({ manifest, App: Fragile, texts });
  const crashes: unknown[] = [];
  const mounting = remote.mount({ host: createShellDouble(), element: slot(), onCrash: (error) => crashes.push(error) });
  await expect(mounting).rejects.toThrow('broken');
  expect(crashes).toEqual([]);
});

it('reports a crash after mount to the shell, and renders nothing', async () => {
  const remote = createRemote({ manifest, App: Fragile, texts });
  const element = slot();
  const host = createShellDouble();
  const crashes: unknown[] = [];
  await remote.mount({ host, element, onCrash: (error) => crashes.push(error) });
  host.change({ layout: 'desktop' });
  await waitFor(() => expect(crashes).toEqual([expect.objectContaining({ message: 'broken' })]));
  expect(element.textContent).toBe('');
});
