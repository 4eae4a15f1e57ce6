import type { Tournament } from '@site/api/contracts/rewards';

/** A tournament of slots that runs; the player is second. */
export const TOURNAMENT: Tournament = {
  id: 7,
  name: 'Slots week',
  name_bn: 'স্লট সপ্তাহ',
  game_type: 'SLOT',
  games: [],
  from: '2026-01-15T06:00:00.000Z',
  until: '2026-01-22T06:00:00.000Z',
  phase: 'running',
  prizes: ['5000.00', '2500.00', '1000.00', '1000.00'],
  players: 120,
  own: { points: '300.00', place: 2, prize: '0.00', is_paid: false },
};
