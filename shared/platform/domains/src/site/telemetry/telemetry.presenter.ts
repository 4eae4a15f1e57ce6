import type { TelemetryRow } from '@site/api/contracts/telemetry';
import type { CountRow } from './telemetry.repository';

export const presentCounts = (rows: readonly CountRow[]): TelemetryRow[] =>
  rows.map(({ ms, ...row }) => (ms === null ? row : { ...row, ms }));
