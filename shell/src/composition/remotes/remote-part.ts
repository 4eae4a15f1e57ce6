import { forgetDrafts, type MountProps, type RemoteModule, type ShellHost } from '@site/remote';
import { withinTime } from '../releases/within-time';
import type { LoadedRemote, Loader } from './load-remote';
import type { Reports } from './reports';

// These bounds are the shell's: single-spa's own, as they are set, only say in the console that something takes long.
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
  /** A release was unmounted, for whatever reason. */
  onUnmounted(): void;
}

/** Lifecycles of one release, for single-spa. */
interface Lifecycles {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * One part of a remote in a slot, run by single-spa: `enter` loads the best release and gives its lifecycles. An application that
 * single-spa has loaded keeps its module, and a broken one stays broken, so each next release is a new start for single-spa.
 */
export function createRemotePart<Props extends MountProps>(remote: string, tools: PartTools<Props>) {
  const { host, loader, reports, slot, isRevoked, propsOf, tell, start, stop, onUnmounted } = tools;
  /**
   * The time of one release: from the question for its code until another takes its place or the player leaves. Rejects at its end, so that
   * nothing of it keeps single-spa waiting. Undefined while the player is elsewhere.
   */
  let turn: Promise<never> | undefined;
  let end = () => {};
  let isMounted = false;
  let shown: { turn: Promise<never>; module: RemoteModule<Props>; element: HTMLElement; release: string } | undefined;
  let clearing = Promise.resolve();
  /** The release that takes the place of a mounted one. */
  let prepared: LoadedRemote<Props> | undefined;
  /** The player waits since then. */
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
    // Nobody waits for it once its release is mounted.
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
      // The loader awaits the release's own: of two releases on their way the first one that is ready counts. Without one the part is broken.
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
    // single-spa kept the lifecycles of an earlier turn.
    if (mine !== turn) renew();
    try {
      await Promise.race([mine, clear()]);
      const element = document.createElement('div');
      Object.assign(element.dataset, { remote, release });
      slot().replaceChildren(element);
      shown = { turn: mine, module, element, release };
      const onCrash = (problem: unknown) => void (mine === turn && fail(release, problem));
      await Promise.race([mine, withinTime(module.mount(propsOf({ host, element, onCrash })), MOUNT_TIMEOUT_MS)]);
      // Left in this moment, it rejects: single-spa unmounts whatever does.
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

  /** The next release takes its place. */
  function broke(release: string, kind: 'start-failed' | 'crashed', problem: unknown) {
    reports.report({ remote, release, kind }, problem);
    loader.condemn(remote, release);
    restart();
  }

  /** Starts anew for single-spa. Two starts at once would be one too many: the first serves both. */
  function renew() {
    if (isRenewing) return;
    isRenewing = true;
    void stop().finally(() => {
      isRenewing = false;
      start();
    });
  }

  /** The release is done here, the player is not. */
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
    /** Ends what is on its way when the player is elsewhere. */
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
    /** Puts a release that is loaded already in the place of the shown one. @param next when left out, the part looks for one */
    replace(next?: LoadedRemote<Props>) {
      prepared = next;
      restart();
    },
    /** "Try again": every release may be tried anew. */
    retry() {
      loader.forgive(remote);
      if (turn) restart();
    },
  };
}
