import { atom } from 'jotai';
import type { OwnerProof } from '@site/api/contracts/security';
import type { DialogService } from '@site/remote';

type Question = Parameters<DialogService['confirm']>[0];

/** The dialog in front; later ones wait behind it. */
export type OpenDialog =
  | { id: number; kind: 'error' | 'success'; message: string; until?: string }
  | { id: number; kind: 'owner'; proof: OwnerProof; answer(confirmation: string | null): void }
  | ({ id: number; kind: 'confirm'; answer(isConfirmed: boolean): void } & Question);

export const dialogsAtom = atom<readonly OpenDialog[]>([]);
