export { useAddress } from './use-address';
export { useChoice } from './use-choice';
export { PAGE, usePages, type Pages } from './use-pages';
