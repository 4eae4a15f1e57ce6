import { waitFor } from '@testing-library/dom';
import { createStore } from 'jotai';
import { mountRootParcel } from 'single-spa';
import type { MemberTab, PanelName } from '@site/remote';
import { createShellDouble } from '@site/remote/testing';
import { startFakeClock } from '@site/testing';
import type { LoadCandidate } from '../releases/candidates';
import { channelDocumentAtom } from '../releases/channel-document.atoms';
import { channelDocument, panelsIn } from '#testing/documents';
import { fakePanel, remotesFrom } from '#testing/remotes';
import { HEDGE_MS, LOAD_TIMEOUT_MS } from './load-remote';
import { createRemotePanel } from './remote-panel';
import type { PartStatus } from './remote-part';

jest.mock('single-spa', () => {
  const real = jest.requireActual<typeof import('single-spa')>('single-spa');
  return { ...real, mountRootParcel: jest.fn(real.mountRootParcel) };
});

/** Status in single-spa of each parcel so far. */
const parcels = () =>
  jest.mocked(mountRootParcel).mock.results.map(({ value }) => (value as ReturnType<typeof mountRootParcel>).getStatus());

const INBOX = { inbox: './panels/inbox', vip: './panels/vip' };

type Answer = () => Promise<unknown>;

function setUp(answers: Record<string, Answer>, releases: Record<string, Record<string, string>> = { '2.0.0': INBOX, '1.0.0': INBOX }) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const store = createStore();
  store.set(channelDocumentAtom, panelsIn(channelDocument(), releases));
  const asked: string[] = [];
  const load = (_: string, { release, exposed }: LoadCandidate) => {
    asked.push(`${release} ${exposed}`);
    return (answers[`${release} ${exposed}`] ?? (() => Promise.reject(new Error('404'))))();
  };
  const remotes = remotesFrom(store, { load });
  const opened: MemberTab[] = [];
  const open = (panel: PanelName) => {
    const slot = document.createElement('div');
    const told: PartStatus[] = [];
    const host = createShellDouble();
    const part = createRemotePanel(
      { panel, remote: 'mf-demo' },
      {
        host,
        remotes: remotes.source,
        slot: () => slot,
        tell: (status) => void told.push(status),
        openTab: (tab) => void opened.push(tab),
      },
    );
    part.show();
    return { part, slot, told, shown: () => waitFor(() => expect(told.at(-1)).toBe('shown')) };
  };
  return { open, asked, opened, store, ...remotes };
}

const gives = (text: string, mount?: () => Promise<void>) => {
  const panel = fakePanel(text, mount);
  return { panel, answer: () => Promise.resolve(panel.module) };
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(mountRootParcel).mockClear();
});

it('shows the panel in its own slot, with a way to other tabs, and reports it', async () => {
  const { panel, answer } = gives('inbox 2');
  const { open, opened, reports } = setUp({ '2.0.0 ./panels/inbox': answer });
  const { slot, told, shown } = open('inbox');
  await shown();
  expect(told).toEqual(['loading', 'shown']);
  expect(slot).toHaveTextContent('inbox 2');
  panel.given().openTab('vip');
  expect(opened).toEqual(['vip']);
  expect(reports.events.map(({ remote, release, kind }) => [remote, release, kind])).toEqual([
    ['mf-demo', '2.0.0', 'loaded'],
    ['mf-demo', '2.0.0', 'mounted'],
  ]);
});

it('steps back to the previous release when the panel does not load', async () => {
  const { open, asked, reports } = setUp({ '1.0.0 ./panels/inbox': gives('inbox 1').answer });
  const { slot, shown } = open('inbox');
  await shown();
  expect(slot).toHaveTextContent('inbox 1');
  expect(asked).toEqual(['2.0.0 ./panels/inbox', '2.0.0 ./panels/inbox', '1.0.0 ./panels/inbox']);
  expect(reports.events.map(({ kind }) => kind)).toContain('stepped-back');
});

it('steps back only to a release that has the panel', async () => {
  const { open, asked } = setUp({}, { '2.0.0': INBOX, '1.0.0': {} });
  const { told } = open('inbox');
  await waitFor(() => expect(told.at(-1)).toBe('failed'));
  expect(asked.every((one) => one.startsWith('2.0.0'))).toBe(true);
});

it('gives up in 8 seconds when everything hangs, and tries all anew once the player asks', async () => {
  const clock = startFakeClock();
  const never = () => new Promise<never>(() => {});
  const answers: Record<string, Answer> = { '2.0.0 ./panels/inbox': never, '1.0.0 ./panels/inbox': never };
  const { open } = setUp(answers);
  const { part, slot, told } = open('inbox');
  await clock.advance(HEDGE_MS + LOAD_TIMEOUT_MS);
  expect(told.at(-1)).toBe('failed');
  answers['2.0.0 ./panels/inbox'] = gives('inbox 2').answer;
  part.retry();
  await clock.advance(0);
  expect(slot).toHaveTextContent('inbox 2');
});

it('steps back when the panel does not start', async () => {
  const broken = gives('inbox 2', () => Promise.reject(new Error('broken')));
  const { open, reports } = setUp({ '2.0.0 ./panels/inbox': broken.answer, '1.0.0 ./panels/inbox': gives('inbox 1').answer });
  const { slot, shown } = open('inbox');
  await shown();
  expect(slot).toHaveTextContent('inbox 1');
  expect(reports.events).toContainEqual(expect.objectContaining({ release: '2.0.0', kind: 'start-failed' }));
});

it('replaces a panel that crashes and leaves the other panel of the same release alone', async () => {
  const inbox = gives('inbox 2');
  const { open, asked } = setUp({
    '2.0.0 ./panels/inbox': inbox.answer,
    '1.0.0 ./panels/inbox': gives('inbox 1').answer,
    '2.0.0 ./panels/vip': gives('vip 2').answer,
  });
  const [first, second] = [open('inbox'), open('vip')];
  await first.shown();
  await second.shown();
  inbox.panel.given().onCrash(new Error('broken'));
  await waitFor(() => expect(first.slot).toHaveTextContent('inbox 1'));
  expect(second.slot).toHaveTextContent('vip 2');
  expect(second.told).toEqual(['loading', 'shown']);
  const again = open('vip');
  await again.shown();
  expect(asked.filter((one) => one.endsWith('vip'))).toEqual(['2.0.0 ./panels/vip', '2.0.0 ./panels/vip']);
});

it('steps back when a file of the shown release does not come', async () => {
  const { open, lose } = setUp({ '2.0.0 ./panels/inbox': gives('inbox 2').answer, '1.0.0 ./panels/inbox': gives('inbox 1').answer });
  const { slot, shown } = open('inbox');
  await shown();
  lose('mf-other', '2.0.0', new Error('a style did not load'));
  expect(slot).toHaveTextContent('inbox 2');
  lose('mf-demo', '2.0.0', new Error('a style did not load'));
  await waitFor(() => expect(slot).toHaveTextContent('inbox 1'));
});

it('does not open a revoked release the next time', async () => {
  const { open, store } = setUp({ '2.0.0 ./panels/inbox': gives('inbox 2').answer, '1.0.0 ./panels/inbox': gives('inbox 1').answer });
  const first = open('inbox');
  await first.shown();
  await first.part.leave();
  expect(first.slot).toBeEmptyDOMElement();
  store.set(channelDocumentAtom, panelsIn(channelDocument({ revoked: { 'mf-demo': ['2.0.0'] } }), { '2.0.0': INBOX, '1.0.0': INBOX }));
  const next = open('inbox');
  await next.shown();
  expect(next.slot).toHaveTextContent('inbox 1');
});

describe('single-spa', () => {
  it('runs a panel as a parcel: LOADING while the code is on its way, MOUNTED, and NOT_MOUNTED once the player left', async () => {
    let arrive = () => {};
    const { panel } = gives('inbox 2');
    const { open } = setUp({ '2.0.0 ./panels/inbox': () => new Promise((arrives) => (arrive = () => arrives(panel.module))) });
    const { part, shown } = open('inbox');
    expect(parcels()).toEqual(['LOADING_SOURCE_CODE']);
    arrive();
    await shown();
    await waitFor(() => expect(parcels()).toEqual(['MOUNTED']));
    await part.leave();
    expect(parcels()).toEqual(['NOT_MOUNTED']);
  });

  it('runs a release that takes the place of another as a parcel of its own', async () => {
    const inbox = gives('inbox 2');
    const { open } = setUp({ '2.0.0 ./panels/inbox': inbox.answer, '1.0.0 ./panels/inbox': gives('inbox 1').answer });
    const { slot, shown } = open('inbox');
    await shown();
    inbox.panel.given().onCrash(new Error('broken'));
    await waitFor(() => expect(parcels()).toEqual(['NOT_MOUNTED', 'MOUNTED']));
    expect(slot).toHaveTextContent('inbox 1');
  });

  it('says SKIP_BECAUSE_BROKEN while the card "Try again" is shown, and gets a new parcel when the player tries again', async () => {
    const answers: Record<string, Answer> = {};
    const { open } = setUp(answers);
    const { part, told } = open('inbox');
    await waitFor(() => expect(told.at(-1)).toBe('failed'));
    await waitFor(() => expect(parcels()).toEqual(['SKIP_BECAUSE_BROKEN']));
    answers['2.0.0 ./panels/inbox'] = gives('inbox 2').answer;
    part.retry();
    await waitFor(() => expect(parcels()).toEqual(['SKIP_BECAUSE_BROKEN', 'MOUNTED']));
  });

  it('keeps nobody waiting for a panel that hangs', async () => {
    const hanging = gives('inbox 2', () => new Promise(() => {}));
    const { open } = setUp({ '2.0.0 ./panels/inbox': hanging.answer, '2.0.0 ./panels/vip': gives('vip 2').answer });
    const { part, slot } = open('inbox');
    await waitFor(() => expect(parcels()).toEqual(['MOUNTING']));
    await part.leave();
    expect(slot).toBeEmptyDOMElement();
    const next = open('vip');
    await next.shown();
  });
});
