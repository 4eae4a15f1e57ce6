export { createKept, type Kept } from './create-kept';
export { useKeptFile } from './use-kept-file';
