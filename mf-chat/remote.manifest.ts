import { defineManifest, REMOTE_CONTRACT } from '@site/remote/manifest';

export const manifest = defineManifest({
  name: 'mf-chat',
  contract: REMOTE_CONTRACT,
  namespace: 'chat',
  paths: [
    { path: '/inbox', access: 'player' },
    { path: '/chat', access: 'player' },
    { path: '/chat-list', access: 'player' },
    { path: '/chat-box', access: 'player', frame: 'bare' },
    { path: '/chat-box/:chatId', access: 'player', frame: 'bare' },
    { path: '/complaints', access: 'player' },
    { path: '/complaints/:reference', access: 'player' },
  ],
  panels: { inbox: './panels/inbox' },
});
