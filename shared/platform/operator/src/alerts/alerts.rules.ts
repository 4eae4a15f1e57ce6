import { failedShare, findingsOf, type HealthFinding, type ReleaseFigures } from '@site/api/contracts/releases';
import { figuresOf, type TelemetryRow } from '@site/api/contracts/telemetry';
import type { PlayersPage } from '../players-page.shapes';
import type { AlertKind } from './alerts.shapes';

/** Something wrong with the releases of players. */
export interface FoundAlert {
  kind: AlertKind;
  area: string;
  release: string;
  words: string;
}

const DAY_MS = 86_400_000;
/** The document is signed anew at half of its life of seven days, so fewer days are a fault. */
const EXPIRY_DAYS = 2;

/** Everything wrong with what players get. @param rows counts of the last minutes */
export function alertsIn(page: PlayersPage, rows: readonly TelemetryRow[], at: Date): FoundAlert[] {
  const days = (Date.parse(page.expiresAt) - at.getTime()) / DAY_MS;
  const expiry: FoundAlert = {
    kind: 'expiry',
    area: '',
    release: '',
    words: `The document of the channel is signed until ${page.expiresAt}, and browsers follow it no longer than that.`,
  };
  return [...(days < EXPIRY_DAYS ? [expiry] : []), ...comparedReleases(page).flatMap((pair) => worseIn(pair, rows))];
}

interface ReleasePair {
  area: string;
  release: string;
  /** Release to compare with; undefined when there is none. */
  against: string | undefined;
}

/** The live release of each area against the one before it, and its canary against the live one. */
const comparedReleases = ({ remotes }: PlayersPage): ReleasePair[] =>
  Object.entries(remotes).flatMap(([area, { release, stepBack, canary }]) => [
    { area, release, against: stepBack },
    ...(canary ? [{ area, release: canary.release, against: release }] : []),
  ]);

function worseIn({ area, release, against }: ReleasePair, rows: readonly TelemetryRow[]): FoundAlert[] {
  const of = (name: string) => figuresOf(rows.filter((row) => row.remote === area && row.release === name));
  const [own, other] = [of(release), against === undefined ? null : of(against)];
  return findingsOf(own, other).map((kind) => ({ kind, area, release, words: wordsOf(kind, own, against ? other : null, against) }));
}

const percent = (figures: ReleaseFigures) => `${(100 * failedShare(figures)).toFixed(2)} %`;
const ms = (value: number | undefined) => (value === undefined ? 'unknown' : `${Math.round(value)} ms`);

function wordsOf(kind: HealthFinding, own: ReleaseFigures, other: ReleaseFigures | null, against: string | undefined): string {
  const beside = other?.starts ? ` (${against}: ${kind === 'failures' ? percent(other) : ms(other.vitalsP75[kind])})` : '';
  if (kind === 'failures') return `${percent(own)} of ${own.starts} starts fail${beside}.`;
  return `${kind.toUpperCase()} of three of four devices is up to ${ms(own.vitalsP75[kind])}${beside}.`;
}
