import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentCounts, readCounts, readCourse } from '@site/platform-domains/site';
import { listSent, type OutboxRow } from '@site/platform-domains/notifications';
import { noteReleaseAlert, readReleaseAlerts } from './alerts/alerts.calls';
import { readAlerts, writeNote } from './alerts/alerts.service';
import { operatorRoute } from './operator-route';
import { advanceClock, listOutbox, patchPlayer, readPlayer, runReferrals } from './operator.calls';
import { changePlayer, moveClock, showPlayer } from './operator.service';
import type { SentMessage } from './outbox-lines';
import { readPlayersPage } from './players-page.calls';
import { lookAtPlayersPage } from './players-page.service';
import { approveTransaction, confirmProposal, failTransaction, sendProposalBack, showQueue } from './queue.calls';
import { confirmNamed, decideNamed, readQueue, sendNamedBack } from './queue.service';
import { payReferrals } from './referral.service';
import { readRequestReceipt, showRequestDetails } from './request-details.calls';
import { describeRequest, receiptOf } from './request-details.service';
import { readTelemetry, readTelemetryCourse } from './telemetry.calls';
import type { TelemetryCourse } from './telemetry.shapes';

/** Calls of the people who run the site; they have no screens. */
export const operatorModule: PlatformModule = (app) => {
  operatorRoute(app, listOutbox, async ({ to }, { db, background }) => {
    // Messages that are being sent belong to the list.
    await background.settled();
    return (await listSent(db, to)).map(presentSent);
  });

  operatorRoute(app, readPlayer, async ({ username }, context) => showPlayer(context, username));

  operatorRoute(app, patchPlayer, async (change, context) => changePlayer(context, change));

  operatorRoute(app, showQueue, async (query, context) => readQueue(context, query));

  operatorRoute(app, approveTransaction, async (named, context, by) => decideNamed(context, named, { key: '1' }, by));

  operatorRoute(app, failTransaction, async ({ reason, ...named }, context, by) =>
    decideNamed(context, named, { key: '2', reason: reason.trim() }, by),
  );

  operatorRoute(app, confirmProposal, async (named, context, by) => confirmNamed(context, named, by));

  operatorRoute(app, sendProposalBack, async (named, context, by) => sendNamedBack(context, named, by));

  operatorRoute(app, showRequestDetails, async ({ transaction_id: id }, context) => describeRequest(context, id));

  operatorRoute(app, readRequestReceipt, async ({ transaction_id: id }, context) => receiptOf(context, id));

  operatorRoute(app, runReferrals, async ({ day }, context) => payReferrals(context, day));

  operatorRoute(app, advanceClock, async ({ seconds }, context) => moveClock(context, seconds));

  operatorRoute(app, readPlayersPage, async (_none, { settings }) => lookAtPlayersPage(settings.siteOrigin));

  operatorRoute(app, readReleaseAlerts, async (_none, context) => readAlerts(context));

  operatorRoute(app, noteReleaseAlert, async ({ alert_id: id, note }, context, operator) => {
    await writeNote(context, operator, Number(id), note.trim());
    return {};
  });

  operatorRoute(app, readTelemetry, async (query, context) => presentCounts(await readCounts(context, query)));

  operatorRoute(app, readTelemetryCourse, async (_none, context) => presentCourse(await readCourse(context)));
};

const presentSent = ({ recipient, createdAt, channel, code, subject, text }: OutboxRow): SentMessage => ({
  to: recipient,
  channel,
  code,
  subject,
  text,
  created_at: createdAt.toISOString(),
});

const presentCourse = ({ since, stepS, steps, points }: Awaited<ReturnType<typeof readCourse>>): TelemetryCourse => ({
  since: since.toISOString(),
  step_s: stepS,
  steps,
  points: points.map(({ at, ...point }) => ({ ...point, step: Math.floor((at.getTime() - since.getTime()) / (1000 * stepS)) })),
});
