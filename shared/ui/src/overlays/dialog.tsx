import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { DialogProps } from './dialog-props';

/** Pause in ms before the code of an open dialog is requested again. */
const AGAIN_MS = 2000;

let Surface: ComponentType<DialogProps> | null = null;
let loading: Promise<void> | null = null;
const readers = new Set<() => void>();

async function load() {
  try {
    Surface = (await import('./dialog-surface')).DialogSurface;
    for (const changed of [...readers]) changed();
  } finally {
    loading = null;
  }
}

/** Fetches the code of dialogs and sheets before one opens. @throws when it cannot be fetched; an open dialog asks again by itself */
export const prepareDialogs = (): Promise<void> => (Surface ? Promise.resolve() : (loading ??= load()));

const currentSurface = () => Surface;
const subscribe = (changed: () => void) => {
  readers.add(changed);
  return () => void readers.delete(changed);
};

/**
 * Modal dialog: the focus stays inside, and returns to its element when the dialog closes. No first view has one, so its code is fetched
 * for the first that opens. @see SHELL-043
 */
export function Dialog(props: DialogProps) {
  const Loaded = useSyncExternalStore(subscribe, currentSurface, currentSurface);
  const isAwaited = props.isOpen && !Loaded;
  useEffect(() => {
    if (!isAwaited) return;
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    const ask = () =>
      prepareDialogs().catch((problem: unknown) => {
        console.error('The code of dialogs did not load', problem);
        if (isWanted) timer = setTimeout(() => void ask(), AGAIN_MS);
      });
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isAwaited]);
  return Loaded && <Loaded {...props} />;
}
