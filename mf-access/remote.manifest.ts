import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

export const manifest = defineManifest({
  name: 'mf-access',
  contract: REMOTE_CONTRACT,
  namespace: 'access',
  paths: [
    { path: '/login', access: 'public', preload: ['/api/logo'] },
    { path: '/signup', access: 'public', preload: ['/api/logo'] },
    { path: '/register', access: 'public', preload: ['/api/logo'] },
    { path: '/forgot-password', access: 'public' },
    { path: '/reset-password', access: 'player' },
    { path: '/profile', access: 'player' },
    { path: '/security', access: 'player' },
    { path: '/responsible-gaming', access: 'public' },
  ],
  panels: { profile: './panels/profile', resetPassword: './panels/reset-password' },
});
