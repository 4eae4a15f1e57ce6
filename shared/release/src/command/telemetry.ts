import { AFTER_PORT, DEFAULTS } from '@site/serving/defaults';
import { errorRates, isThisMachine, namedRows, readTelemetry, vitalsText, type ErrorRate } from '../canary';
import { readChannel } from '../channel/read-channel';
import type { OpenedSite } from './site';

/** Short timeout, because a person waits for the status and the error rates are its least important part. */
export const PATIENCE_MS = 1_000;

/**
 * Origin of the operators' calls: `OPERATOR_URL`, else the one beside a site of this machine.
 * @throws Error when only the address for players is known, because that server does not serve operators
 */
export function operatorsOf({ environment }: Pick<OpenedSite, 'environment'>): string {
  if (environment['OPERATOR_URL']) return environment['OPERATOR_URL'];
  const { hostname, port } = new URL(environment['SITE_URL'] ?? `http://localhost:${DEFAULTS.PORT}`);
  if (!isThisMachine(hostname)) throw new Error(`OPERATOR_URL must say where operators of ${hostname} are answered`);
  return `http://127.0.0.1:${environment['OPERATOR_PORT'] ?? Number(port || 80) + AFTER_PORT.OPERATOR_PORT}`;
}

/** Key for the operators' calls: `OPERATOR_KEY`, else the key of a site on this machine. */
export const operatorKeyOf = ({ environment }: Pick<OpenedSite, 'environment'>) => environment['OPERATOR_KEY'] ?? DEFAULTS.OPERATOR_KEY;

/** Error rates by release, or the reason why there are none. */
export interface ErrorFigures {
  rates: readonly ErrorRate[];
  /** Reason why there are no rates; null when there are. */
  fault: string | null;
}

/** Error rates since a moment, of the releases that the channel document names. */
export async function errorFigures(
  site: Pick<OpenedSite, 'store' | 'keys' | 'channel' | 'environment'>,
  since: Date,
): Promise<ErrorFigures> {
  try {
    const document = await readChannel(site, site.channel);
    const rows = await readTelemetry(operatorsOf(site), operatorKeyOf(site), { since, timeoutMs: PATIENCE_MS });
    return { rates: errorRates(namedRows(rows, document)), fault: null };
  } catch (problem) {
    return { rates: [], fault: problem instanceof Error ? problem.message : String(problem) };
  }
}

const figureOf = ({ rates }: ErrorFigures, remote: string, release: string) =>
  rates.find((rate) => rate.remote === remote && rate.release === release);

/** `errors 0.21 % of 1204  LCP 2.1 s, INP 120 ms (n 412)` */
export function figuresText(figures: ErrorFigures, remote: string, release: string): string {
  const vitals = vitalsText(figureOf(figures, remote, release)?.vitals ?? {});
  return `errors ${rateText(figures, remote, release)}${vitals && `  ${vitals}`}`;
}

/** `0.21 % of 1204`; `-` without a known rate. */
export function rateText(figures: ErrorFigures, remote: string, release: string): string {
  const known = figureOf(figures, remote, release);
  return known?.rate == null ? '-' : `${(100 * known.rate).toFixed(2)} % of ${known.starts}`;
}
