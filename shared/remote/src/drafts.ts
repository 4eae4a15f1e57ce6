import { createContext, useContext, useState } from 'react';
import { HostContext, type ShellHost } from './shell-host';

/** Of each shell: `<remote>/<key>` -> what was typed. In memory only. */
const typed = new WeakMap<ShellHost['store'], Map<string, unknown>>();

/** The remote that a tree belongs to. */
export const RemoteNameContext = createContext('');

export interface Draft<T> {
  /** What the form starts with; it does not change while the form stands. */
  start: T;
  /** Remembers what stands in the form now; renders nothing. */
  keep(now: T): void;
  /** The form is sent, or given up. */
  forget(): void;
}

/**
 * What the player has typed, for as long as they stay in the area: it is there again when another release takes the place of this
 * one. Forgotten when the area is left. Never for passwords or files.
 * @param key of the form, unique in its remote. The shape may differ between releases: read it with care.
 */
export function useDraft<T>(key: string, initial: T): Draft<T> {
  const host = useContext(HostContext);
  if (!host) throw new Error('useDraft() needs a ShellProvider above it');
  const id = `${useContext(RemoteNameContext)}/${key}`;
  const drafts = draftsOf(host);
  const [start] = useState(() => (drafts.get(id) ?? initial) as T);
  return { start, keep: (now) => void drafts.set(id, now), forget: () => void drafts.delete(id) };
}

/** The shell calls it when the area of a remote is left. */
export function forgetDrafts(host: Pick<ShellHost, 'store'>, remote: string) {
  const drafts = draftsOf(host);
  for (const id of [...drafts.keys()]) if (id.startsWith(`${remote}/`)) drafts.delete(id);
}

function draftsOf({ store }: Pick<ShellHost, 'store'>) {
  const drafts = typed.get(store) ?? new Map<string, unknown>();
  typed.set(store, drafts);
  return drafts;
}
