import { changeKept, readKept } from '#kept';

/** Written, and not yet known to be stored by the platform. */
export interface Unsent {
  /** The message's client key: under it the platform stores it once, however often it arrives. */
  key: string;
  chatId: string;
  content: string;
  file: File | null;
  at: string;
  /** Why the platform refused it, in its words; null while it is to be sent. */
  problem: string | null;
}

type List = readonly Unsent[];

export interface KeptOutbox {
  /** What waits, also from an earlier visit. */
  load(): Promise<void>;
  /** Ends when the change will survive a reload, or never can. */
  change(make: (list: List) => List): Promise<void>;
  now(): List;
}

/** Of this page, by player: where the browser keeps nothing, it lasts as long as the page. */
const held = new Map<string, List>();
const NOTHING: List = [];

/** Of one player; nobody else's is ever read. */
export function openKeptOutbox(remoteId: string): KeptOutbox {
  const place = `outbox/${remoteId}`;
  const now = () => held.get(place) ?? NOTHING;
  return {
    now,
    async load() {
      const kept = (await readKept<List>(place)) ?? NOTHING;
      const known = new Set(kept.map(({ key }) => key));
      if (kept.length) held.set(place, [...kept, ...now().filter(({ key }) => !known.has(key))]);
    },
    async change(make) {
      held.set(place, make(now()));
      await changeKept<List>(place, (list = NOTHING) => make(list));
    },
  };
}
