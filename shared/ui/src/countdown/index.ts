export { clockText } from './clock-text';
export { useSecondsLeft } from './use-seconds-left';
