import { forgetDrafts, type MountProps, type RemoteModule, type ShellHost } from '@site/remote';
import { withinTime } from '../releases/within-time';
import type { LoadedRemote, Loader } from './load-remote';
import type { Reports } from './reports';
import { putInto } from './slot';

// The shell enforces these limits itself: single-spa, as it is configured, only warns in the console.
const MOUNT_TIMEOUT_MS = 4000;
const UNMOUNT_TIMEOUT_MS = 5000;

export type PartStatus = 'none' | 'loading' | 'shown' | 'failed';

export interface PartTools<Props extends MountProps> {
  host: ShellHost;
  loader: Loader<Props>;
  reports: Reports;
  slot(): HTMLElement;
  /** True for a release that must not run again, even when its code is loaded already. */
  isRevoked(release: string): boolean;
  /** Adds the props of this part to those of every part. */
  propsOf(props: MountProps): Props;
  tell(status: PartStatus): void;
  /** Hands `enter` to single-spa. */
  start(): void;
  /** Takes back from single-spa what `start` handed to it; single-spa then unmounts the part. */
  stop(): Promise<unknown>;
  /** Called after each unmount of a release, for any reason. */
  onUnmounted(): void;
}

/** Lifecycle functions of one release, for single-spa. */
interface Lifecycles {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * One part of a remote in a slot, run by single-spa: `enter` loads the best release and returns its lifecycles. single-spa keeps the module
 * of a loaded application, and a broken one stays broken, so each next release needs a new start in single-spa.
 */
export function createRemotePart<Props extends MountProps>(remote: string, tools: PartTools<Props>) {
  const { host, loader, reports, slot, isRevoked, propsOf, tell, start, stop, onUnmounted } = tools;
  /**
   * Lifetime of one release: from the request for its code until another release replaces it or the player leaves. Rejects at its end, so
   * that single-spa waits for nothing of that release. Undefined while the player is elsewhere.
   */
  let turn: Promise<never> | undefined;
  let end = () => {};
  let isMounted = false;
  let shown: { turn: Promise<never>; module: RemoteModule<Props>; element: HTMLElement; release: string } | undefined;
  let clearing = Promise.resolve();
  /** The loaded release that replaces a mounted one. */
  let prepared: LoadedRemote<Props> | undefined;
  /** Start of the player's wait in ms, from `performance.now()`; 0: nobody waits. */
  let since = 0;
  let isRenewing = false;

  function say(status: PartStatus) {
    tell(status);
    if (status !== 'loading') since = 0;
  }

  function begin() {
    end();
    isMounted = false;
    const mine = new Promise<never>((_, over) => {
      end = () => over(new Error('left'));
    });
    // After the mount nobody awaits this promise, and its rejection must not stay unhandled.
    mine.catch(() => {});
    return (turn = mine);
  }

  async function enter(): Promise<Lifecycles> {
    const mine = begin();
    since ||= performance.now();
    if (!prepared) say('loading');
    const loaded = await Promise.race([mine, find()]).catch(() => {
      if (mine === turn) say('failed');
    });
    return {
      // The loader has already awaited the release's own `bootstrap`, so that the first ready one of two releases wins. Without a release
      // the part is broken.
      bootstrap: () => (loaded ? Promise.resolve() : Promise.reject(new Error('none runs'))),
      mount: async () => loaded && mount(mine, loaded),
      unmount: () => unmount(mine),
    };
  }

  const load = () => loader.load(remote);

  async function find(): Promise<LoadedRemote<Props>> {
    const loaded = prepared ?? (await load());
    prepared = undefined;
    return isRevoked(loaded.release) ? find() : loaded;
  }

  async function mount(mine: Promise<never>, { module, release }: LoadedRemote<Props>) {
    // The lifecycles belong to an earlier turn; single-spa has kept them.
    if (mine !== turn) renew();
    try {
      await Promise.race([mine, clear()]);
      const element = document.createElement('div');
      Object.assign(element.dataset, { remote, release });
      putInto(slot(), element);
      shown = { turn: mine, module, element, release };
      const onCrash = (problem: unknown) => void (mine === turn && fail(release, problem));
      await Promise.race([mine, withinTime(module.mount(propsOf({ host, element, onCrash })), MOUNT_TIMEOUT_MS)]);
      // If the player left during the mount, reject: single-spa unmounts a part whose mount failed.
      if (mine !== turn) await mine;
    } catch (problem) {
      if (mine === turn) broke(release, 'start-failed', problem);
      throw problem;
    }
    isMounted = true;
    reports.report({ remote, release, kind: 'mounted', ms: performance.now() - since });
    say('shown');
  }

  async function unmount(mine: Promise<never>) {
    if (mine === turn) left();
    await (shown?.turn === mine ? clear() : clearing);
    onUnmounted();
  }

  function clear() {
    const leaving = shown;
    shown = undefined;
    if (leaving)
      clearing = withinTime(leaving.module.unmount(), UNMOUNT_TIMEOUT_MS)
        .catch((problem: unknown) => console.error(`${remote}: did not unmount`, problem))
        .then(() => leaving.element.remove());
    return clearing;
  }

  function fail(release: string, problem: unknown) {
    if (shown?.release === release && shown.turn === turn) broke(release, 'crashed', problem);
  }

  /** Reports the failure and starts the next release. */
  function broke(release: string, kind: 'start-failed' | 'crashed', problem: unknown) {
    reports.report({ remote, release, kind }, problem);
    loader.markFailed(remote, release);
    restart();
  }

  /** Starts the part again in single-spa. A call during a running start is ignored: that start serves both. */
  function renew() {
    if (isRenewing) return;
    isRenewing = true;
    void stop().finally(() => {
      isRenewing = false;
      start();
    });
  }

  /** Ends the current release and starts the next one; the player stays in the part. */
  function restart() {
    void begin();
    renew();
  }

  function left() {
    end();
    turn = undefined;
    prepared = undefined;
    forgetDrafts(host, remote);
    say('none');
  }

  return {
    enter,
    left,
    /** Ends the running load when the player is elsewhere. */
    leaveWhenElsewhere(isActive: () => boolean) {
      if (!turn || isMounted || isActive()) return;
      left();
      renew();
    },
    fail,
    load,
    /** The release in the slot. */
    mounted: () => shown?.release,
    element: () => shown?.element,
    /** Replaces the shown release. @param next a loaded release; default: the part loads the best one */
    replace(next?: LoadedRemote<Props>) {
      prepared = next;
      restart();
    },
    /** Called at "Try again": every release may be tried again. */
    retry() {
      loader.reset(remote);
      if (turn) restart();
    },
  };
}
