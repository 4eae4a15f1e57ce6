import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

/** The events of every sport. */
const LISTS = ['/api/sports-events/cricket', '/api/sports-events/soccer', '/api/sports-events/tennis'] as const;

export const manifest = defineManifest({
  name: 'mf-exchange',
  contract: REMOTE_CONTRACT,
  namespace: 'exchange',
  paths: [
    { path: '/exchange', access: 'player', preload: LISTS },
    { path: '/exchange-inplay', access: 'player', preload: LISTS, texts: '/api/event-names?list=in-play' },
    { path: '/exchange-sports', access: 'player', preload: LISTS },
    { path: '/exchange-multi', access: 'player' },
    { path: '/exchange-account', access: 'player' },
    { path: '/exchange-proof', access: 'player' },
    { path: '/exchange-redirect', access: 'player' },
    { path: '/odds-view', access: 'player', texts: '/api/event-names', sample: '?eventId=1&marketId=1' },
  ],
});
