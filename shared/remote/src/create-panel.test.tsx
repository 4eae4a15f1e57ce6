import { waitFor } from '@testing-library/dom';
import { createPanel } from './create-remote';
import { createShellDouble, DEMO_PLAYER } from './testing';
import { defineManifest, REMOTE_CONTRACT, type MemberTab, type PanelProps } from './manifest';
import { useShell } from './shell-host';

const manifest = defineManifest({
  name: 'mf-demo',
  contract: REMOTE_CONTRACT,
  namespace: 'demo',
  paths: [],
  panels: { inbox: './panels/inbox' },
});
const texts = { en: {}, bn: () => Promise.resolve({ default: {} }) };

function Inbox({ openTab }: PanelProps) {
  const { session, layout } = useShell();
  if (layout === 'mobile') throw new Error('broken');
  return (
    <button type="button" onClick={() => openTab('vip')}>
      {session.player?.username}
    </button>
  );
}

const slot = () => document.body.appendChild(document.createElement('div'));
const setUp = () => {
  const opened: MemberTab[] = [];
  const crashes: unknown[] = [];
  const host = createShellDouble({ player: DEMO_PLAYER, layout: 'desktop' });
  const panel = createPanel({ manifest, Panel: Inbox, texts });
  const element = slot();
  const mounting = panel.mount({
    host,
    element,
    onCrash: (error) => crashes.push(error),
    openTab: (tab) => void opened.push(tab),
  });
  return { opened, crashes, host, panel, element, mounting };
};

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

it('renders in its slot with the session of the shell, and opens other tabs', async () => {
  const { panel, element, mounting, opened } = setUp();
  await mounting;
  expect(panel.contract).toBe(REMOTE_CONTRACT);
  expect(element.textContent).toBe('rahim2026');
  element.querySelector('button')?.click();
  expect(opened).toEqual(['vip']);
});

it('leaves its slot empty when it is unmounted', async () => {
  const { panel, element, mounting } = setUp();
  await mounting;
  await panel.unmount();
  expect(element.childElementCount).toBe(0);
});

it('reports its own crash', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { host, mounting, crashes } = setUp();
  await mounting;
  host.change({ layout: 'mobile' });
  await waitFor(() => expect(crashes).toEqual([expect.objectContaining({ message: 'broken' })]));
});
