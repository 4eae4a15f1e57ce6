import type { PlatformModule } from '../modules/platform-module';
import { changeSettings } from '../modules/general/general.service';
import { presentCounts } from '../modules/telemetry/telemetry.presenter';
import { readCounts } from '../modules/telemetry/telemetry.service';
import { operatorRoute } from './operator-route';
import { advanceClock, listOutbox, patchPlayer, patchSettings, readTelemetry } from './operator.calls';
import { changePlayer, moveClock } from './operator.service';
import { listSent } from './outbox.repository';

/** The calls of the people who run the site; there are no screens for them. */
export const operatorModule: PlatformModule = (app) => {
  operatorRoute(app, listOutbox, async ({ to }, { db }) =>
    (await listSent(db, to)).map(({ recipient, channel, code, text, createdAt }) => ({
      to: recipient,
      channel,
      code,
      text,
      created_at: createdAt.toISOString(),
    })),
  );

  operatorRoute(app, patchSettings, async (values, { db }) => changeSettings(db, given(values)));

  operatorRoute(app, patchPlayer, async (change, context) => changePlayer(context, change));

  operatorRoute(app, advanceClock, async ({ seconds }, context) => moveClock(context, seconds));

  operatorRoute(app, readTelemetry, async (query, context) => presentCounts(await readCounts(context, query)));
};

const given = (values: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));
