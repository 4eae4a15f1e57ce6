import { findPlayer } from '@site/platform-domains/access';
import { type ComplaintFacts, presentComplaint, presentDetails, support } from '@site/platform-domains/support';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import type { Executor } from '@site/platform-kit/data/database';
import { answerComplaint, closeComplaint, listComplaints, readComplaint } from './complaints.calls';
import type { ListedComplaint, ReadComplaint } from './complaints.shapes';
import { operatorRoute } from './operator-route';

/** Calls of the support desk for complaints. */
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

/** Normalises a typed reference. */
const spelled = (reference: string) => reference.trim().toUpperCase();

async function shown(db: Executor, facts: ComplaintFacts): Promise<ReadComplaint> {
  const { username } = await findPlayer(db, facts.complaint.playerId);
  return { ...presentDetails(facts), username };
}
