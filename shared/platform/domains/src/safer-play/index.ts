export * as saferPlayDesk from './desk.service';
export { notifyDue } from './due.service';
export { findSafeguards, type RawSafeguards, safeguardColumns, type Safeguards, toSafeguards } from './guard.repository';
export { type Barrier, guard, refusalOf } from './guard.service';
export { restrictionColumn, type RestrictionColumn, toRestriction } from './restriction.repository';
export { restrictionOf } from './restriction.service';
export { saferPlayModule } from './safer-play.routes';
