import { VITALS } from '@site/api/contracts/telemetry';
import { vitalReporters, vitalText } from '../canary';
import { table } from './table';
import type { ErrorFigures } from './telemetry';

interface Running {
  name: string;
  release: string;
  canary?: { release: string };
}

/** Lines with the web vitals of each live release and canary; none while no device reported any. */
export function vitalsTable(areas: readonly Running[], { rates }: ErrorFigures): string[] {
  const shown = areas.flatMap(({ name, release, canary }) =>
    [release, ...(canary ? [canary.release] : [])].map((of) => [name, of] as const),
  );
  const rows = shown.flatMap(([name, of]) => {
    const known = rates.find((rate) => rate.remote === name && rate.release === of);
    if (!known || (vitalReporters(known.vitals) === 0 && known.uncaught === 0)) return [];
    const values = VITALS.map((vital) => {
      const value = known.vitalsP75[vital];
      return value === undefined ? '-' : vitalText(vital, value);
    });
    return [[name, of, ...values, String(vitalReporters(known.vitals)), String(known.uncaught)]];
  });
  if (!rows.length) return [];
  const heads = ['vitals, p75, 1 h', 'release', ...VITALS.map((vital) => vital.toUpperCase()), 'devices', 'with uncaught errors'];
  return ['', table([heads, ...rows])];
}
