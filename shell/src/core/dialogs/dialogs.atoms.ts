import { atom } from 'jotai';
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
