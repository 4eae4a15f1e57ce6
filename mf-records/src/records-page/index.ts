export { RecordsPage, type RecordsPageProps } from './records-page';
export { StatementLink } from './statement-link';
