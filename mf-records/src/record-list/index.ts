export { Loaded, type LoadedProps } from './loaded';
export { RecordDays, type RecordDaysProps } from './record-days';
export { ReturnPlace, type ReturnPlaceProps } from './return-place';
export { RowLink, type RowLinkProps } from './row-link';
export { RowsSkeleton } from './rows-skeleton';
export { ShowMore, type ShowMoreProps } from './show-more';
