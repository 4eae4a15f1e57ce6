export { FundsColumns } from './funds-columns';
export { FundsPage } from './funds-page';
