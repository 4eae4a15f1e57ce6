import { forgetDrafts, type MountProps, type RemoteModule, type ShellHost } from '@site/remote';
import { withinTime } from '../releases/within-time';
import { rememberFocus } from '../follow/focus';
import type { LoadedRemote, Loader } from './load-remote';
import type { Reports } from './reports';
import { createTurn, TurnOver, type Turn } from './turn';

const MOUNT_TIMEOUT_MS = 4000;
const UNMOUNT_TIMEOUT_MS = 5000;

export type PartStatus = 'none' | 'loading' | 'shown' | 'failed';

export interface PartTools<Props extends MountProps> {
  host: ShellHost;
  loader: Loader<Props>;
  reports: Reports;
  slot(): HTMLElement;
  /** A release that may never run again, whatever was loaded of it before. */
  isRevoked(release: string): boolean;
  /** Adds the props of this part to those of every part. */
  propsOf(props: MountProps): Props;
  tell(status: PartStatus): void;
  /** Hands `enter` to single-spa. */
  start(): void;
  /** Takes from single-spa what `start` handed to it; it unmounts what is mounted. */
  stop(): Promise<unknown>;
}

/** Lifecycles of one release, for single-spa. */
export interface Lifecycles {
  name: string;
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * One part of a remote in a slot, run by single-spa: `enter` loads the best release and gives its lifecycles. An application that
 * single-spa has loaded keeps its module, and a broken one stays broken, so each next release is a new start for single-spa.
 */
export function createRemotePart<Props extends MountProps>(remote: string, tools: PartTools<Props>) {
  const { host, loader, reports, slot, isRevoked, propsOf, tell, start, stop } = tools;
  /** Undefined while the player is elsewhere. */
  let turn: Turn | undefined;
  let shown: { turn: Turn; module: RemoteModule<Props>; element: HTMLElement; release: string } | undefined;
  let clearing = Promise.resolve();
  /** The release that takes the place of a mounted one. */
  let prepared: LoadedRemote<Props> | undefined;
  /** The player waits since then. */
  let since: number | undefined;
  let isRenewing = false;
  const waiting: ((status: PartStatus) => void)[] = [];

  function say(status: PartStatus) {
    tell(status);
    if (status === 'loading') return;
    since = undefined;
    for (const settle of waiting.splice(0)) settle(status);
  }

  function begin() {
    turn?.end();
    return (turn = createTurn());
  }

  async function enter(): Promise<Lifecycles> {
    const mine = begin();
    since ??= performance.now();
    if (!prepared) say('loading');
    try {
      const loaded = await Promise.race([mine.over, find()]);
      return {
        name: remote,
        // The loader bootstraps: of two releases on their way the first one that is ready counts.
        bootstrap: () => Promise.resolve(),
        mount: () => mount(mine, loaded),
        unmount: () => unmount(mine),
      };
    } catch {
      if (mine === turn) say('failed');
      const breaks = () => Promise.reject(new TurnOver());
      return { name: remote, bootstrap: breaks, mount: breaks, unmount: () => clearing };
    }
  }

  async function find(): Promise<LoadedRemote<Props>> {
    const loaded = prepared ?? (await loader.load(remote));
    prepared = undefined;
    return isRevoked(loaded.release) ? find() : loaded;
  }

  async function mount(mine: Turn, { module, release }: LoadedRemote<Props>) {
    // single-spa kept the lifecycles of an earlier turn.
    if (mine !== turn) renew();
    try {
      await Promise.race([mine.over, clear()]);
      const element = document.createElement('div');
      element.dataset['remote'] = remote;
      element.dataset['release'] = release;
      slot().replaceChildren(element);
      shown = { turn: mine, module, element, release };
      const onCrash = (problem: unknown) => fail(release, problem, mine);
      await Promise.race([mine.over, withinTime(module.mount(propsOf({ host, element, onCrash })), MOUNT_TIMEOUT_MS)]);
    } catch (problem) {
      if (mine === turn) {
        reports.report({ remote, release, kind: 'start-failed' }, problem);
        loader.condemn(remote, release);
        begin();
        renew();
      }
      throw new TurnOver();
    }
    mine.isMounted = true;
    reports.report({ remote, release, kind: 'mounted', ms: performance.now() - (since ?? performance.now()) });
    say('shown');
  }

  async function unmount(mine: Turn) {
    if (mine === turn) left();
    await (shown?.turn === mine ? clear() : clearing);
  }

  function clear() {
    const leaving = shown;
    shown = undefined;
    if (leaving)
      clearing = withinTime(leaving.module.unmount(), UNMOUNT_TIMEOUT_MS)
        .catch((problem: unknown) => console.error(`${remote}: did not leave cleanly`, problem))
        .then(() => leaving.element.remove());
    return clearing;
  }

  /** The shown release broke: the next one takes its place. */
  function fail(release: string, problem: unknown, mine = turn) {
    if (!shown || mine !== turn || shown.turn !== turn || shown.release !== release) return;
    reports.report({ remote, release, kind: 'crashed' }, problem);
    loader.condemn(remote, release);
    begin();
    renew();
  }

  /** Starts anew for single-spa. Two starts at once would be one too many: the first serves both. */
  function renew() {
    if (isRenewing) return;
    isRenewing = true;
    void stop().then(() => {
      isRenewing = false;
      start();
    });
  }

  /** @returns what is told at the end of it */
  function renewed() {
    begin();
    renew();
    return new Promise<PartStatus>((settle) => waiting.push(settle));
  }

  function left() {
    turn?.end();
    turn = undefined;
    prepared = undefined;
    forgetDrafts(host, remote);
    say('none');
  }

  return {
    enter,
    renew,
    left,
    /** The player is here, and nothing is mounted. */
    isWaiting: () => turn !== undefined && !turn.isMounted,
    fail: (release: string, problem: unknown) => fail(release, problem),
    /** The release in the slot. */
    mounted: () => shown?.release,
    /** Replaces the shown release by the one that may run now: loaded first, at the same address, drafts kept. @returns whether it was done */
    async swap(): Promise<boolean> {
      const before = turn;
      const next = await loader.load(remote).catch(() => undefined);
      if (before !== turn || !shown || next?.release === shown.release) return false;
      const returnFocus = rememberFocus(shown.element);
      prepared = next;
      if ((await renewed()) !== 'shown') return false;
      if (shown?.release !== next?.release) return true;
      reports.report({ remote, release: shown.release, kind: 'swapped' });
      returnFocus(slot());
      return true;
    },
    /** "Try again": every release may be tried anew. */
    async retry() {
      loader.forgive(remote);
      if (turn) await renewed();
    },
  };
}

export type RemotePart = ReturnType<typeof createRemotePart>;
