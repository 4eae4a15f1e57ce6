export { ownPathsIn, type Part } from './own-paths.rules';
