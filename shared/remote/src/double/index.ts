export { createShellDouble, DEMO_PLAYER, type ShellDouble, type ShellDoubleOptions } from './shell-double';
export type { ShellNotes } from './shell-notes';
