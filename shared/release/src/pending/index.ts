export { pendingIn } from './pending-in';
export { withNames } from './with-names';
