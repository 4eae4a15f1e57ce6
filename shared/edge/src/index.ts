export { readConfig, type EdgeConfig } from './config';
export { createEdge } from './edge';
export { matchesPath } from './path-match';
