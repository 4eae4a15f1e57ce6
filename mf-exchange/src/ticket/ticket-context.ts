import { createContext } from 'react';
import type { LiveEvent } from '#markets';

/** The event that a ticket belongs to; null outside of an event. */
export const TicketContext = createContext<{ live: LiveEvent; sport: string } | null>(null);
