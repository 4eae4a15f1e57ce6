import { atom } from 'jotai';
import type { ChannelDocument } from '@site/remote';

/** The channel document that the page follows. It is verified before it is set, except on a page without https. */
export const channelDocumentAtom = atom<ChannelDocument | null>(null);
