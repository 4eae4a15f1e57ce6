import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

export const manifest = defineManifest({
  name: 'mf-exchange',
  contract: REMOTE_CONTRACT,
  namespace: 'exchange',
  paths: [
    { path: '/exchange', access: 'player' },
    { path: '/exchange-inplay', access: 'player' },
    { path: '/exchange-sports', access: 'player' },
    { path: '/exchange-multi', access: 'player' },
    { path: '/exchange-account', access: 'player' },
    { path: '/exchange-proof', access: 'player' },
    { path: '/exchange-redirect', access: 'player' },
    { path: '/odds-view', access: 'player', sample: '?eventId=1&marketId=1' },
  ],
});
