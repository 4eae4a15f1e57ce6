import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

export const manifest = defineManifest({
  name: 'mf-catalogue',
  contract: REMOTE_CONTRACT,
  namespace: 'catalogue',
  paths: [
    { path: '/', access: 'public', preload: ['/api/sliders', '/api/general'] },
    { path: '/games', access: 'public', pictures: '/api/first-posters' },
    { path: '/casino', access: 'public', pictures: '/api/first-posters?type=LIVE' },
    { path: '/gamerun', access: 'player', frame: 'bare' },
    { path: '/app', access: 'public' },
    { path: '/search', access: 'public' },
    { path: '/practice', access: 'public', frame: 'bare', sample: '?platform=A&type=SLOT&code=1' },
  ],
  menu: [{ path: '/search', label: { en: 'Search', bn: 'খুঁজুন' } }],
  panels: { newPromotions: './panels/new-promotions' },
});
