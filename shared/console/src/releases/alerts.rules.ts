import type { PlayersPage, ReleaseAlert } from '@site/platform-operator/calls';
import type { ReleaseStatus } from './releases.shapes';

/** An alert as the page shows it: of the platform, or one that only a look at the store can find. */
export interface ShownAlert {
  key: string;
  kind: ReleaseAlert['kind'] | 'lag' | 'root';
  area: string;
  release: string;
  /** The numbers that decided, in English; empty where the kind says all. */
  words: string;
  openedAt: string | null;
  closedAt: string | null;
  /** Number for a note; null for an alert of the page itself. */
  id: number | null;
  note: string | null;
  notedBy: string | null;
}

/** Pages follow a change within seconds, so a page that is behind a document of this age has an edge that lags. */
const LAG_MS = 60_000;
const DAY_MS = 86_400_000;
/** Holders of the root document are several people, so they need weeks to renew it. */
const ROOT_DAYS = 30;

/** Alerts that are open now. @param now epoch ms of the answers */
export function openAlerts(
  alerts: readonly ReleaseAlert[],
  { status, page, now }: { status: ReleaseStatus; page: PlayersPage | undefined; now: number },
): ShownAlert[] {
  const own = { area: '', release: '', words: '', openedAt: null, closedAt: null, id: null, note: null, notedBy: null };
  const isLagging = page !== undefined && page.serial < status.serial && now - Date.parse(status.issuedAt ?? '') > LAG_MS;
  const rootEnds = status.rootExpiresAt ? Date.parse(status.rootExpiresAt) - now : Number.POSITIVE_INFINITY;
  return [
    ...alerts.filter(({ closed_at: closed }) => closed === null).map(shownAlert),
    ...(isLagging ? [{ ...own, key: 'lag', kind: 'lag' as const, words: `${page.serial} / ${status.serial}` }] : []),
    ...(rootEnds < ROOT_DAYS * DAY_MS ? [{ ...own, key: 'root', kind: 'root' as const, words: status.rootExpiresAt ?? '' }] : []),
  ];
}

/** Alerts of the last day that are over, newest first. */
export const closedAlerts = (alerts: readonly ReleaseAlert[]): ShownAlert[] =>
  alerts.filter(({ closed_at: closed }) => closed !== null).map(shownAlert);

const shownAlert = ({ id, opened_at: openedAt, closed_at: closedAt, noted_by: notedBy, ...alert }: ReleaseAlert): ShownAlert => ({
  ...alert,
  key: String(id),
  id,
  openedAt,
  closedAt,
  notedBy,
});
