import { atom } from 'jotai';
import type { General, LogoRecord } from '@site/api/contracts/site';

/** Null until the platform has answered. */
export const settingsAtom = atom<General | null>(null);
export const logoAtom = atom<LogoRecord | null>(null);
