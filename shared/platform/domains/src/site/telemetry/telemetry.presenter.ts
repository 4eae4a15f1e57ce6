import { isVital, type TelemetryRow } from '@site/api/contracts/telemetry';
import type { CountRow } from './telemetry.repository';

export const presentCounts = (rows: readonly CountRow[]): TelemetryRow[] =>
  rows.map(({ classes, ...row }) => {
    if (classes === null) return row;
    return isVital(row.kind) ? { ...row, values: classes } : { ...row, ms: classes };
  });
