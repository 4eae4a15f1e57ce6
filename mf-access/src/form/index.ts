export { contractResolver, type OwnProblems } from './contract-resolver';
export { useOneAtATime } from './use-one-at-a-time';
