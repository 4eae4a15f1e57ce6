import { atom, type createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { OwnerProof } from '@site/api/contracts/security';
import type { DialogService } from '@site/remote';

type Question = Parameters<DialogService['confirm']>[0];

/** It carries its own view, which is loaded on demand. */
export interface OwnerQuestion {
  id: number;
  kind: 'owner';
  proof: OwnerProof;
  answer(confirmation: string | null): void;
  View: ComponentType<{ dialog: OwnerQuestion }>;
}

/** The dialog in front; later ones wait behind it. */
export type OpenDialog =
  | { id: number; kind: 'error' | 'success'; message: string; until?: string }
  | OwnerQuestion
  | ({ id: number; kind: 'confirm'; answer(isConfirmed: boolean): void } & Question);

export const dialogsAtom = atom<readonly OpenDialog[]>([]);

/** Fetches the view of the owner's question. */
export type LoadOwnerDialog = () => Promise<OwnerQuestion['View']>;

interface DialogParts {
  store: ReturnType<typeof createStore>;
  loadOwnerDialog: LoadOwnerDialog;
}

/** Dialogs wait in line; one is shown at a time. */
export function createDialogs({ store, loadOwnerDialog }: DialogParts): DialogService & { close(id: number): void } {
  let lastId = 0;
  const open = (dialog: OpenDialog) => store.set(dialogsAtom, (before) => [...before, dialog]);

  /** The same words twice are one thing to read. */
  function say(kind: 'error' | 'success', message: string, until?: string) {
    if (store.get(dialogsAtom).some((dialog) => dialog.kind === kind && dialog.message === message)) return;
    open({ id: ++lastId, kind, message, until });
  }

  return {
    error: (message, until) => say('error', message, until),
    success: (message) => say('success', message),
    confirm: (question) => new Promise((answer) => open({ id: ++lastId, kind: 'confirm', answer, ...question })),
    async confirmOwner(proof) {
      // The dialog is loaded on demand, because few players see it, and only on a click.
      const View = await loadOwnerDialog().catch(() => null);
      if (View) return new Promise((answer) => open({ id: ++lastId, kind: 'owner', answer, proof, View }));
      say('error', 'Check your connection and try again.');
      return null;
    },
    close: (id) => store.set(dialogsAtom, (before) => before.filter((dialog) => dialog.id !== id)),
  };
}
