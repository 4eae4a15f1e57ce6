export { AccountPage } from './account-page';
export { RowsSkeleton } from './rows-skeleton';
export { usePages } from './use-pages';
