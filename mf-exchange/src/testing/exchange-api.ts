import {
  getBets,
  getExposure,
  getPins,
  getPriceAlerts,
  getProfits,
  getResults,
  getSportEvents,
  type SportEvent,
} from '@site/api/contracts/exchange';
import { getSaferPlay } from '@site/api/contracts/safer-play';
import { listSessions } from '@site/api/contracts/security';
import { on } from '@site/testing';

const NOW = '2026-01-15T06:00:00.000Z';

export const EXPOSURE = {
  main: '12345.50',
  exposure: '1000.00',
  available: '11345.50',
  markets: [
    {
      market_id: '1.40000001',
      event_id: '40000001',
      event_name: 'Dhaka Deltas v Sylhet Tea Lions',
      market_name: 'Match Odds',
      exposure: '1000.00',
    },
  ],
};

/** Stubs for the frame of every screen: a player with one open market, logged in for 83 minutes, and 120 BDT up today. */
export const frameStubs = () => [
  on(getExposure, EXPOSURE),
  on(getBets, { bets: [], total: 0, last_page: 1 }),
  on(getProfits, { data: [], last_page: 1, total: 0, totals: { gross: '122.45', commission: '2.45', net: '120.00' } }),
  on(listSessions, {
    data: [
      {
        id: 1,
        device: 'Chrome on Android',
        is_mobile: true,
        place: '',
        started_at: '2026-01-15T04:37:00.000Z',
        last_used_at: NOW,
        is_current: true,
      },
    ],
  }),
  on(getSaferPlay, { now: NOW, limits: [], restriction: null }),
  on(getPins, { pins: [] }),
  on(getPriceAlerts, { alerts: [] }),
  on(getResults, { results: [] }),
];

/** Stubs for the lists of the three sports. */
export const listStubs = ({
  cricket = [],
  soccer = [],
  tennis = [],
}: Partial<Record<'cricket' | 'soccer' | 'tennis', SportEvent[]>> = {}) => [
  on(getSportEvents.cricket, cricket),
  on(getSportEvents.soccer, soccer),
  on(getSportEvents.tennis, tennis),
];
