export { createPanel, createRemote, type PanelOptions, type RemoteOptions } from './create-remote';
export { LazyPage } from './lazy-page';
export type { MountProps, RemoteModule } from './react-lifecycle';
export { CrashBoundary } from './crash-boundary';
export { forgetDrafts, useDraft } from './drafts';
export * from './manifest';
// Former names: a remote that was released with them takes this package from the newest shell.
export {
  CHANNEL_DOCUMENT_PATH as LIVE_DOCUMENT,
  channelDocumentTag as documentTag,
  verifyChannelDocument as checkManifest,
} from './manifest';
export { loggingCaches, saying } from './failure-log';
export { asOwner } from './as-owner';
export { useEvents } from './use-events';
export { ShellProvider, useShell, type ShellHost } from './shell-host';
export type * from './shell';
export * from './queries';
export * from './router';
