import type { ReleaseEnds } from '@site/api/contracts/releases';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { presentCounts, readCounts } from '@site/platform-domains/site';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { Operator } from '../operator';
import { lookAtPlayersPage } from '../players-page.service';
import type { PlayersPage } from '../players-page.shapes';
import { sendDuePosts, waysOf } from './alert-posts.service';
import { closeAlert, deleteAlerts, keepAlert, listAlerts, noteAlert, queuePost, type AlertRow } from './alerts.repository';
import { alertsIn, alertsOfEnds, KINDS_OF_SERVICE, type FoundAlert } from './alerts.rules';
import type { AlertKind, ReleaseAlert } from './alerts.shapes';
import { readReleaseEnds } from './release-ends.service';

/** Reports of pages that are judged together. */
const LOOK_BACK_S = 900;
/** An alert that is not found for so long is closed, so that a number near its limit does not open and close all the time. */
const QUIET_S = 300;
const DAY_S = 86_400;
const KEPT_S = 30 * DAY_S;

/** Judges what players get, keeps the alerts, and sends what is due about them. One process does it, once in a minute. */
export async function watchReleases(context: PlatformContext) {
  const { db, clock, settings } = context;
  const at = clock.now();
  const [page, ends] = await Promise.all([
    lookAtPlayersPage(settings.siteOrigin).catch(() => null),
    readReleaseEnds(settings).catch(() => null),
  ]);
  const found = [
    ...(page ? await judged(context, page, at) : [unreachable(settings.siteOrigin)]),
    ...(ends ? alertsOfEnds(ends, page, at) : []),
  ];
  const ways = waysOf(settings);
  await inTransaction(db, async (tx) => {
    for (const alert of found) {
      const { id, isNew } = await keepAlert(tx, alert, at);
      if (isNew) for (const way of ways) await queuePost(tx, id, { way, news: 'opened', at });
    }
    for (const { id } of (await openAlerts(tx, at)).filter((alert) => isOver(alert, { page, ends, at }))) {
      await closeAlert(tx, id, at);
      for (const way of ways) await queuePost(tx, id, { way, news: 'closed', at });
    }
  });
  await sendDuePosts(context);
  await deleteAlerts(db, secondsAfter(at, -KEPT_S));
}

async function judged(context: PlatformContext, page: PlayersPage, at: Date): Promise<FoundAlert[]> {
  const since = secondsAfter(at, -LOOK_BACK_S).toISOString();
  return alertsIn(page, presentCounts(await readCounts(context, { since })), at);
}

const unreachable = (siteOrigin: string): FoundAlert => ({
  kind: 'unreachable',
  area: '',
  release: '',
  words: `The page at ${siteOrigin} cannot be read, so nothing is known about what players get.`,
});

const openAlerts = async (tx: Executor, at: Date) => (await listAlerts(tx, at)).filter(({ closedAt }) => closedAt === null);

interface Seen {
  /** Null when it cannot be read. */
  page: PlayersPage | null;
  /** Null when the release service does not answer. */
  ends: ReleaseEnds | null;
  at: Date;
}

/** Kinds that one look decides; others may be found again at the next look, so they are over after a while. */
const DECIDED_AT_ONCE: readonly AlertKind[] = ['root', 'credential'];

/** Nothing is over while its source cannot be read; an alert of a release that players no longer get is over at once. */
function isOver({ kind, area, release, foundAt }: AlertRow, { page, ends, at }: Seen): boolean {
  const isOfService = KINDS_OF_SERVICE.includes(kind);
  if ((isOfService && !ends) || (!page && (!isOfService || kind === 'lag'))) return false;
  const live = page?.remotes[area];
  const isGone = release !== '' && live?.release !== release && live?.canary?.release !== release;
  return isGone || kind === 'unreachable' || foundAt < (DECIDED_AT_ONCE.includes(kind) ? at : secondsAfter(at, -QUIET_S));
}

/** Open alerts, and those that were closed in the last day. */
export async function readAlerts({ db, clock }: PlatformContext): Promise<{ alerts: ReleaseAlert[] }> {
  const rows = await listAlerts(db, secondsAfter(clock.now(), -DAY_S));
  return { alerts: rows.map(presentAlert) };
}

/** @throws Refusal `platform.forbidden` for a person who only reads releases, `platform.not_found` for an unknown alert */
export async function writeNote({ db }: PlatformContext, { name, release }: Operator, id: number, note: string) {
  if (release === null || release.role === 'viewer') throw new Refusal('platform.forbidden', { message: `${name} only reads releases.` });
  if (!(await noteAlert(db, id, { note, by: name }))) throw new Refusal('platform.not_found');
}

const presentAlert = ({ id, kind, area, release, words, openedAt, closedAt, note, notedBy }: AlertRow): ReleaseAlert => ({
  ...{ id, kind, area, release, words },
  opened_at: openedAt.toISOString(),
  closed_at: closedAt?.toISOString() ?? null,
  note,
  noted_by: notedBy,
});
