export { createRemote, type MountProps, type RemoteModule, type RemoteOptions } from './create-remote';
export { CrashBoundary } from './crash-boundary';
export { forgetDrafts, useDraft, type Draft } from './drafts';
export * from './manifest';
export { ShellProvider, useShell, type ShellHost } from './shell-host';
export type * from './shell';
export * from './queries';
export * from './router';
