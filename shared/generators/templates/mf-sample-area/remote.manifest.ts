import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

export const manifest = defineManifest({
  name: 'mf-sample-area',
  contract: REMOTE_CONTRACT,
  namespace: 'sampleNamespace',
  paths: [{ path: '/sample-path', access: 'player' }],
});
