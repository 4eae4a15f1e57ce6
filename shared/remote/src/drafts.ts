import { createContext, useContext, useState } from 'react';
import { HostContext, type ShellHost } from './shell-host';

/** Typed values of each shell: `<remote>/<key>` -> values. In memory only. */
const typed = new WeakMap<ShellHost['store'], Map<string, unknown>>();

/** Name of the remote that a tree belongs to. */
export const RemoteNameContext = createContext('');

/** Draft of a form. */
export interface FormDraft<T> {
  /** Values that the form starts with; they stay the same while the form is mounted. */
  start: T;
  /** Stores the current values of the form; causes no render. */
  keep(now: T): void;
  /** Drops the draft, after the form is sent or given up. */
  forget(): void;
}

/**
 * Hook for typed values that last while the player stays in the area, also when another release replaces this one. They are dropped when
 * the player leaves the area. Never use it for passwords or files.
 * @param key of the form, unique in its remote. The shape may differ between releases, so check the values.
 * @throws Error outside of a `ShellProvider`
 */
export function useDraft<T>(key: string, initial: T): FormDraft<T> {
  const host = useContext(HostContext);
  if (!host) throw new Error('useDraft() needs a ShellProvider above it');
  const id = `${useContext(RemoteNameContext)}/${key}`;
  const drafts = draftsOf(host);
  const [start] = useState(() => (drafts.get(id) ?? initial) as T);
  return { start, keep: (now) => void drafts.set(id, now), forget: () => void drafts.delete(id) };
}

/** Drops the drafts of a remote; the shell calls it when the player leaves the area. */
export function forgetDrafts(host: Pick<ShellHost, 'store'>, remote: string) {
  const drafts = draftsOf(host);
  for (const id of [...drafts.keys()]) if (id.startsWith(`${remote}/`)) drafts.delete(id);
}

function draftsOf({ store }: Pick<ShellHost, 'store'>) {
  const drafts = typed.get(store) ?? new Map<string, unknown>();
  typed.set(store, drafts);
  return drafts;
}
