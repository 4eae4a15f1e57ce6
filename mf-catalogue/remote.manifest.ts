import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

export const manifest = defineManifest({
  name: 'mf-catalogue',
  contract: REMOTE_CONTRACT,
  namespace: 'catalogue',
  paths: [
    { path: '/', access: 'public', preload: ['/api/sliders', '/api/general'] },
    { path: '/games', access: 'public' },
    { path: '/casino', access: 'public' },
    { path: '/gamerun', access: 'player', frame: 'bare' },
    { path: '/app', access: 'public' },
  ],
  panels: { newPromotions: './panels/new-promotions' },
});
