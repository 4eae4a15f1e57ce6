export { useIsHere } from './use-is-here';
