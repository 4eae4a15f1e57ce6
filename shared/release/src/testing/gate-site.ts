import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChannelDocument, LiveRelease } from '@site/remote/manifest';
import { composeChange, type ChannelChange } from '../channel/channel';
import { createFileStore } from '../store/file-store';
import type { ReleaseFacts } from '../store/release-record';
import { claim, makeLive, putTexts } from './small-release';
import { testKeys } from './test-keys';
import type { Proposal } from '../gate/trial/trial-set';

/** Area with a release under test. */
export const CANDIDATE = 'mf-access';
/** Shared modules of the live shell -> version. */
export const SHELL_SHARES = { react: '19.3.1', '@site/remote': '1.0.0' };
/** The two ways in which a release that was not live becomes live. */
export const WAYS = ['deploy', 'rollback'] as const;
/** Change that makes a release live. */
export type Way = (typeof WAYS)[number];

const LIVE = '1.1.0-live';
const RELEASES: Readonly<Record<Way, string>> = { deploy: '1.2.0-new', rollback: '1.0.0-old' };
const WHEN: Readonly<Record<Way, string>> = { deploy: '2026-02-01T06:00:00.000Z', rollback: '2026-01-01T06:00:00.000Z' };
const LONG_STYLE = `.later{color:teal}`.repeat(100);

/** @returns the fields of a release that offers these panels */
export const offering = (...panels: string[]): Pick<ReleaseFacts, 'panels' | 'exposes'> => ({
  panels: Object.fromEntries(panels.map((panel) => [panel, `./panels/${panel}`])),
  exposes: ['./lifecycle', ...panels.map((panel) => `./panels/${panel}`)],
});

/** A store with a live shell, a live mf-chat and a live mf-access; `publish` adds the release of mf-access that may replace it. */
export async function createGateSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'gate-site-'));
  const store = createFileStore(folder);
  const keys = await testKeys.accepted();
  const putRemote = (name: string, release: string, part: Partial<ReleaseFacts>, signers = testKeys) =>
    putTexts(
      store,
      name,
      release,
      { 'remoteEntry.js': 'self.start = 1;', 'remoteEntry.js.map': '{}', 'later.css': LONG_STYLE },
      part,
      signers,
    );

  await putTexts(store, 'shell', '1.0.0-shell', { 'main.js': 'self.shell = 1;' }, { shared: SHELL_SHARES, keys: keys.map(({ id }) => id) });
  await putRemote('mf-chat', '1.0.0-chat', { paths: [claim('/chat/:room')], ...offering('inbox') });
  await putRemote(CANDIDATE, LIVE, { paths: [claim('/login')] });
  const live = { shell: { release: '1.0.0-shell' }, 'mf-chat': { release: '1.0.0-chat' }, [CANDIDATE]: { release: LIVE } };
  const before = await makeLive(store, 'live', live);

  return {
    folder,
    store,
    before,
    /** Publishes the candidate. @param part fields that the test sets, also wrong ones @param signers keys that sign it */
    async publish(way: Way, part: Partial<ReleaseFacts> = {}, signers = testKeys) {
      const release = RELEASES[way];
      const facts = { paths: [claim('/login')], shared: SHELL_SHARES, publishedAt: WHEN[way] };
      await putRemote(CANDIDATE, release, { ...facts, ...part }, signers);
      return { name: CANDIDATE, release };
    },
    folderOf: (way: Way) => path.join(folder, CANDIDATE, RELEASES[way]),
    /** The proposal that the command passes to the gate. @param change further fields of the change */
    async propose(way: Way, change: Partial<ChannelChange> = {}, signers = testKeys): Promise<Proposal> {
      const release = RELEASES[way];
      const chosen: LiveRelease = way === 'deploy' ? { release, stepBack: LIVE } : { release };
      const entry = { actor: 'Tester', action: way === 'deploy' ? 'activate' : 'rollback', remote: CANDIDATE, release } as const;
      const remotes = { ...before.remotes, [CANDIDATE]: chosen };
      const { next } = await composeChange({ store, keys: signers }, 'live', before, { remotes, entry, ...change });
      return { before, next, candidates: [{ name: CANDIDATE, release }] };
    },
    forget: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Test store with a live site and a candidate. */
export type GateSite = Awaited<ReturnType<typeof createGateSite>>;

/** Signs a document that a test has edited. */
export const signed = ({ signatures: _, ...document }: ChannelDocument) => testKeys.sign(document);
