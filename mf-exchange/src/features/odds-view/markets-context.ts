import { createContext, type RefObject } from 'react';

/** Element that holds the tables of all markets. */
export const MarketsContext = createContext<RefObject<HTMLElement | null>>({ current: null });
