import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

export const manifest = defineManifest({
  name: 'mf-access',
  contract: REMOTE_CONTRACT,
  namespace: 'access',
  paths: [
    { path: '/login', access: 'public', preload: ['/api/logo'] },
    { path: '/signup', access: 'public', preload: ['/api/logo'] },
    { path: '/register', access: 'public', preload: ['/api/logo'] },
  ],
});
