import { atom } from 'jotai';
import type { ChannelDocument } from '@site/remote';

/** What the page follows. It is checked before it gets here. */
export const channelDocumentAtom = atom<ChannelDocument | null>(null);
