export { RecordsPage } from './records-page';
export { StatementLink } from './statement-link';
