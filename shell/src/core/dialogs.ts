import { atom, type createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { OwnerProof } from '@site/api/contracts/security';
import type { DialogService } from '@site/remote';

type Question = Parameters<DialogService['confirm']>[0];

/** Carries its own view, because the code of the view is loaded on demand. */
export interface OwnerQuestion {
  id: number;
  kind: 'owner';
  proof: OwnerProof;
  answer(confirmation: string | null): void;
  View: ComponentType<{ dialog: OwnerQuestion }>;
}

/** A dialog of the queue; the first one is shown. */
export type OpenDialog =
  | { id: number; kind: 'error' | 'success'; message: string; until?: string }
  | OwnerQuestion
  | ({ id: number; kind: 'confirm'; answer(isConfirmed: boolean): void } & Question);

export const dialogsAtom = atom<readonly OpenDialog[]>([]);

/** Loads the view of the owner dialog. */
export type LoadOwnerDialog = () => Promise<OwnerQuestion['View']>;

interface DialogParts {
  store: ReturnType<typeof createStore>;
  loadOwnerDialog: LoadOwnerDialog;
}

/** Queues the dialogs; one is shown at a time. */
export function createDialogs({ store, loadOwnerDialog }: DialogParts): DialogService & { close(id: number): void } {
  let lastId = 0;
  const open = (dialog: OpenDialog) => store.set(dialogsAtom, (before) => [...before, dialog]);

  /** Skips a message that is in the queue already. */
  function say(kind: 'error' | 'success', message: string, until?: string) {
    if (store.get(dialogsAtom).some((dialog) => dialog.kind === kind && dialog.message === message)) return;
    open({ id: ++lastId, kind, message, until });
  }

  return {
    error: (message, until) => say('error', message, until),
    success: (message) => say('success', message),
    confirm: (question) => new Promise((answer) => open({ id: ++lastId, kind: 'confirm', answer, ...question })),
    async confirmOwner(proof) {
      // Loaded on demand, because few players see this dialog, and only after a click.
      const View = await loadOwnerDialog().catch(() => null);
      if (View) return new Promise((answer) => open({ id: ++lastId, kind: 'owner', answer, proof, View }));
      say('error', 'Check your connection and try again.');
      return null;
    },
    close: (id) => store.set(dialogsAtom, (before) => before.filter((dialog) => dialog.id !== id)),
  };
}
