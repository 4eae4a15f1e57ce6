import { changeKept, readKept } from '#browser-store';

/** A message that is not yet known to be stored by the platform. */
export interface Unsent {
  /** Client key: the platform stores the message once, even when it arrives again. */
  key: string;
  chatId: string;
  content: string;
  file: File | null;
  at: string;
  /** The platform's reason for refusing it; null while it is to be sent. */
  problem: string | null;
}

type List = readonly Unsent[];

export interface KeptOutbox {
  /** Loads the waiting messages, also those of an earlier visit. */
  load(): Promise<void>;
  /** Resolves when the change is stored, or when the browser has refused to store it. */
  change(make: (list: List) => List): Promise<void>;
  now(): List;
}

/** Messages in memory, by player; without browser storage they last as long as the page. */
const held = new Map<string, List>();
const NOTHING: List = [];

/** The outbox of one player; it never reads that of another. */
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
