export { RecordsPage, type RecordsPageProps } from './records-page';
