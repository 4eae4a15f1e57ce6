import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

export const manifest = defineManifest({
  name: 'mf-records',
  contract: REMOTE_CONTRACT,
  namespace: 'records',
  paths: [
    { path: '/betting-record', access: 'player' },
    { path: '/transaction-record', access: 'player' },
    { path: '/turnover-record', access: 'player' },
    { path: '/account-statement', access: 'player' },
  ],
  panels: { bettingRecords: './panels/betting-records', turnover: './panels/turnover', transactionRecords: './panels/transaction-records' },
});
