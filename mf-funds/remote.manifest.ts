import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

export const manifest = defineManifest({
  name: 'mf-funds',
  contract: REMOTE_CONTRACT,
  namespace: 'funds',
  paths: [
    { path: '/deposit', access: 'player', preload: ['/api/payment-methods'] },
    { path: '/make-payment', access: 'public' },
    { path: '/withdrawal', access: 'player', preload: ['/api/payment-methods'] },
    { path: '/payment-request', access: 'player' },
  ],
  panels: { deposit: './panels/deposit', withdrawal: './panels/withdrawal', wallet: './panels/wallet' },
});
