export { AccountPage } from './account-page';
export { Card } from './card';
export { RowsSkeleton } from './rows-skeleton';
export { usePages } from './use-pages';
