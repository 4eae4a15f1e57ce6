export { OwnPaths } from './own-paths';
