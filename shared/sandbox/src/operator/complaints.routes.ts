import { findPlayer } from '../modules/accounts/accounts.repository';
import { presentComplaint, presentDetails, type ComplaintFacts } from '../modules/complaints/complaints.presenter';
import * as support from '../modules/complaints/support.service';
import type { PlatformModule } from '../modules/platform-module';
import type { Executor } from '../core/database';
import type { ListedComplaint, ReadComplaint } from './complaint-lines';
import { answerComplaint, closeComplaint, listComplaints, readComplaint } from './complaints.calls';
import { operatorRoute } from './operator-route';

/** The side of support. */
export const operatorComplaintsModule: PlatformModule = (app) => {
  operatorRoute(app, listComplaints, async (_none, { db }): Promise<ListedComplaint[]> =>
    (await support.listForSupport(db)).map(({ complaint, username }) => ({ ...presentComplaint(complaint), username })),
  );
  operatorRoute(app, readComplaint, async ({ reference }, { db }) => shown(db, await support.readForSupport(db, spelled(reference))));
  operatorRoute(app, answerComplaint, async ({ reference, text }, context) =>
    shown(context.db, await support.answerComplaint(context, { reference: spelled(reference), text })),
  );
  operatorRoute(app, closeComplaint, async ({ reference, text = '' }, context) =>
    shown(context.db, await support.closeComplaint(context, { reference: spelled(reference), text })),
  );
};

/** However it was typed. */
const spelled = (reference: string) => reference.trim().toUpperCase();

async function shown(db: Executor, facts: ComplaintFacts): Promise<ReadComplaint> {
  const { username } = await findPlayer(db, facts.complaint.playerId);
  return { ...presentDetails(facts), username };
}
