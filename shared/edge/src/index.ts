export { readConfig, type EdgeConfig } from './config';
export { createEdge } from './edge';
