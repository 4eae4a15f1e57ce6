export { isOutcomeUnknown, type Failure } from './sending.rules';
export { useIsHere } from './use-is-here';
