import { pathOfBusyMatch } from '../fixtures/matches';
import type { ExactSites } from './exact';

/** A page of the table. Most pages of the exchange are for players: a visitor gets the log-in there. */
export interface AuditedPage {
  name: string;
  path: string;
  /** Finds the whole address before each run, for a page whose content ends: a match would be over before its turn comes. */
  find?: () => Promise<string>;
  isPlayers?: boolean;
}

export function auditedPages({ exchangeUrl }: ExactSites): AuditedPage[] {
  return [
    { name: '/', path: '/' },
    { name: '/games', path: '/games' },
    { name: '/exchange-inplay', path: '/exchange-inplay' },
    { name: '/login', path: '/login' },
    { name: '/exchange-inplay, player', path: '/exchange-inplay', isPlayers: true },
    { name: '/account, player', path: '/account', isPlayers: true },
    { name: '/odds-view, player', path: '/odds-view', find: () => pathOfBusyMatch(exchangeUrl), isPlayers: true },
  ];
}
