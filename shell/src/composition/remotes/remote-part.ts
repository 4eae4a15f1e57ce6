import type { MountProps, RemoteModule, ShellHost } from '@site/remote';
import { withinTime } from '../releases/within-time';
import { rememberFocus } from './focus';
import type { LoadedRemote, Loader } from './load-remote';
import type { Reports } from './reports';

const MOUNT_TIMEOUT_MS = 4000;

export type PartStatus = 'none' | 'loading' | 'shown' | 'failed';

export interface PartTools<Props extends MountProps> {
  host: ShellHost;
  loader: Loader<Props>;
  reports: Reports;
  slot(): HTMLElement;
  /** A release that may never run again, whatever was loaded of it before. */
  isRevoked(release: string): boolean;
  /** What this part is given besides what every part gets. */
  propsOf(props: MountProps): Props;
  /** Told what stands in the slot. */
  tell(status: PartStatus): void;
}

/** Shows one part of a remote in a slot. Its lifecycles answer at once, so that a slow remote never queues the site's navigation. */
export function createRemotePart<Props extends MountProps>(remote: string, tools: PartTools<Props>) {
  const { host, loader, reports, slot, isRevoked, propsOf, tell } = tools;
  let visit = 0;
  let shown: { module: RemoteModule<Props>; element: HTMLElement; release: string } | undefined;

  async function show() {
    const mine = ++visit;
    const since = performance.now();
    tell('loading');
    try {
      while (mine === visit) {
        const loaded = await loader.load(remote);
        if (mine !== visit || (!isRevoked(loaded.release) && (await mount(mine, loaded, since)))) return;
      }
    } catch {
      if (mine === visit) tell('failed');
    }
  }

  /** @returns whether it stands there, or the player left meanwhile */
  async function mount(mine: number, { module, release }: LoadedRemote<Props>, since: number): Promise<boolean> {
    const element = document.createElement('div');
    element.dataset['remote'] = remote;
    element.dataset['release'] = release;
    slot().replaceChildren(element);
    shown = { module, element, release };
    try {
      const onCrash = (problem: unknown) => void (mine === visit && fail(release, problem));
      await withinTime(module.mount(propsOf({ host, element, onCrash })), MOUNT_TIMEOUT_MS);
    } catch (problem) {
      if (mine !== visit) return true;
      reports.report({ remote, release, kind: 'start-failed' }, problem);
      loader.condemn(remote, release);
      await clear();
      return false;
    }
    reports.report({ remote, release, kind: 'mounted', ms: performance.now() - since });
    if (mine === visit) tell('shown');
    return true;
  }

  /** What is shown broke: the next release takes its place. */
  async function fail(release: string, problem: unknown) {
    if (shown?.release !== release) return;
    reports.report({ remote, release, kind: 'crashed' }, problem);
    loader.condemn(remote, release);
    visit++;
    const left = visit;
    await clear();
    if (left === visit) await show();
  }

  async function clear() {
    const leaving = shown;
    shown = undefined;
    await leaving?.module.unmount().catch((problem: unknown) => console.error(`${remote}: did not leave cleanly`, problem));
    leaving?.element.remove();
  }

  return {
    show: () => void show(),
    fail: (release: string, problem: unknown) => void fail(release, problem),
    /** The release that stands in the slot. */
    mounted: () => shown?.release,
    async leave() {
      visit++;
      tell('none');
      await clear();
    },
    /** Puts what may run now in the place of what is shown: loaded first, at the same address, drafts kept. @returns whether it was done */
    async swap(): Promise<boolean> {
      const before = visit;
      const next = await loader.load(remote).catch(() => null);
      if (before !== visit || !shown || next?.release === shown.release) return false;
      const returnFocus = rememberFocus(shown.element);
      const mine = ++visit;
      await clear();
      if (mine !== visit) return false;
      const isThere = next && (await mount(mine, next, performance.now()));
      if (mine !== visit) return false;
      if (!isThere) return show().then(() => shown !== undefined);
      reports.report({ remote, release: next.release, kind: 'swapped' });
      returnFocus(slot());
      return true;
    },
    /** "Try again": every release may be tried anew. */
    async retry() {
      visit++;
      await clear();
      loader.forgive(remote);
      await show();
    },
  };
}

export type RemotePart = ReturnType<typeof createRemotePart>;
