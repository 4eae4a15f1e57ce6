export { FundsColumns, type FundsColumnsProps } from './funds-columns';
export { FundsPage, type FundsPageProps } from './funds-page';
