import type { ChannelDocument } from '@site/remote';
import type { MeasuredVital } from '#core/telemetry/measure-vitals';
import { candidatesOf, cohortOf, type PagePlace } from '../releases/candidates';
import type { Reports } from '../remotes/reports';
import type { Internals } from '../services/internals';
import { createAreaHistory, type AreaRelease } from './area-history';
import { reportFirstError } from './report-first-error';
import { reportVitals } from './report-vitals';

interface MeasureParts {
  internals: Pick<Internals, 'areas' | 'services'>;
  place: PagePlace;
  reports: Pick<Reports, 'report'>;
  current(): ChannelDocument;
  host: AreaRelease;
}

/** Starts to report the web vitals of this page and its first uncaught error. */
export function startMeasuring({ internals: { areas, services }, place, reports: { report }, current, host }: MeasureParts) {
  const chosen = (remote: string) => candidatesOf(current(), remote, place)[0]?.release;
  const cohort = ({ remote, release }: AreaRelease) => cohortOf(current(), remote, release);
  const history = createAreaHistory({
    store: services.store,
    releaseOf: (remote) => areas.get(remote)?.mounted() ?? chosen(remote),
    host,
    isFirst: isAtFirstPath(),
  });
  reportFirstError(report);
  reportVitals({
    device: place.device,
    runsCanary: Object.keys(current().remotes).some((remote) => cohort({ remote, release: chosen(remote) ?? '' }) === 'canary'),
    cohortOf: cohort,
    host,
    areaAt: history.at,
    report,
    measure: (tell) => void measure(tell),
  });
}

/** False when the player was faster than this code, and left the first path before it arrived. */
const isAtFirstPath = () => performance.getEntriesByType('navigation').some(({ name }) => new URL(name).pathname === location.pathname);

/** The library is fetched only where values are reported. */
async function measure(tell: (measured: MeasuredVital) => void) {
  try {
    const { measureVitals } = await import('#core/telemetry/measure-vitals');
    measureVitals(tell);
  } catch (problem) {
    console.warn('The vitals of this page cannot be measured', problem);
  }
}
