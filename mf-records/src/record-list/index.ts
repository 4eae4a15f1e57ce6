export { Loaded } from './loaded';
export { RecordDays } from './record-days';
export { ReturnPlace } from './return-place';
export { RowLink } from './row-link';
export { RowsSkeleton } from './rows-skeleton';
export { ShowMore } from './show-more';
