export { createShellDouble, DEMO_PLAYER, type ShellDouble, type ShellDoubleOptions } from './shell-double';
