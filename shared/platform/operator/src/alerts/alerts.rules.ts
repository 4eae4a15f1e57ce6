import {
  ENDS_SOON_DAYS,
  failedShare,
  findingsOf,
  LAGS_AFTER_S,
  type HealthFinding,
  type ReleaseEnds,
  type ReleaseFigures,
} from '@site/api/contracts/releases';
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
const SECOND_MS = 1000;

/** Everything wrong with what players get. @param rows counts of the last minutes */
export const alertsIn = (page: PlayersPage, rows: readonly TelemetryRow[], at: Date): FoundAlert[] => [
  ...endingIn('expiry', page.expiresAt, at),
  ...comparedReleases(page).flatMap((pair) => worseIn(pair, rows)),
];

/** Kinds that only the release service knows of; nothing is known about them while it does not answer. */
export const KINDS_OF_SERVICE: readonly AlertKind[] = ['lag', 'root', 'credential'];

/** Alerts about things that end soon, and about a page of players that is behind. @param page null when it cannot be read */
export const alertsOfEnds = (ends: ReleaseEnds, page: PlayersPage | null, at: Date): FoundAlert[] => [
  ...(page && isBehind(page, ends, at) ? [siteAlert('lag', lagWords(page, ends))] : []),
  ...(ends.rootExpiresAt === null ? [] : endingIn('root', ends.rootExpiresAt, at)),
  ...endingCredentials(ends, at),
];

const siteAlert = (kind: AlertKind, words: string): FoundAlert => ({ kind, area: '', release: '', words });

const isBehind = (page: PlayersPage, { serial, issuedAt }: ReleaseEnds, at: Date) =>
  page.serial < serial && at.getTime() - Date.parse(issuedAt) > LAGS_AFTER_S * SECOND_MS;

const lagWords = (page: PlayersPage, { serial, issuedAt }: ReleaseEnds) =>
  `A page of players has serial ${page.serial}, and the newest document is ${serial}, signed at ${issuedAt}.`;

const isEnding = (end: string, days: number, at: Date) => Date.parse(end) - at.getTime() < days * DAY_MS;

function endingIn(kind: 'expiry' | 'root', end: string, at: Date): FoundAlert[] {
  if (!isEnding(end, ENDS_SOON_DAYS[kind === 'expiry' ? 'document' : 'root'], at)) return [];
  return [siteAlert(kind, ENDING_WORDS[kind](end))];
}

const ENDING_WORDS = {
  expiry: (end: string) => `The document of the channel is signed until ${end}, and browsers follow it no longer than that.`,
  root: (end: string) => `The root document is valid until ${end}, and nothing new goes live after that.`,
};

/** One alert for all of them, because a person renews them together. */
function endingCredentials({ credentials }: ReleaseEnds, at: Date): FoundAlert[] {
  const ending = credentials.filter(({ expiresAt }) => isEnding(expiresAt, ENDS_SOON_DAYS.credential, at));
  if (ending.length === 0) return [];
  const names = ending.map(({ name, expiresAt }) => `${name} (${expiresAt})`).join(', ');
  return [siteAlert('credential', `Credentials of the release service end soon: ${names}.`)];
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
