export { saveFile } from './save-file';
export { useDataAddress } from './use-data-address';
