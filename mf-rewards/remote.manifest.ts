import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

export const manifest = defineManifest({
  name: 'mf-rewards',
  contract: REMOTE_CONTRACT,
  namespace: 'rewards',
  paths: [
    { path: '/vip', access: 'player' },
    { path: '/refrrel-program', access: 'player' },
    { path: '/free-bets', access: 'player' },
    { path: '/tournaments', access: 'player' },
    { path: '/promotions', access: 'player' },
  ],
  panels: { vip: './panels/vip', referralProgram: './panels/referral-program' },
});
