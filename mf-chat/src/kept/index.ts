export { changeKept, readKept } from './kept';
