import {
  CONFIRMATION_VALID_S,
  confirmOwner as confirmOwnerCall,
  endOtherSessions,
  endSessionById,
  listLogIns,
  listSessions,
  nameDevice,
} from '@site/api/contracts/security';
import { getStopEffects, stopEverything } from '@site/api/contracts/safer-play';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { confirmOwner } from './confirmation.service';
import { endOneSession, endOthers, readSessions, renameDevice } from './device-sessions.service';
import { readLogIns } from '../log-ins/log-ins.service';
import * as fullStop from './full-stop.service';
import { presentLogIns, presentSession, presentStopEffects } from './security.presenter';

export const securityModule: PlatformModule = (app) => {
  route(app, listSessions, async ({ context, player, language }) => ({
    data: (await readSessions(context, player)).map((row) => presentSession(row, player.sessionId, language)),
  }));

  route(app, endOtherSessions, async ({ context, player, renewToken, ...from }) => {
    const { ended, token } = await endOthers(context, player, from);
    renewToken(token);
    return { ended };
  });

  route(app, endSessionById, async ({ context, player, input, ...from }) => {
    await endOneSession(context, player, input.id, from);
    return { success: true };
  });

  route(app, nameDevice, async ({ context, player, input }) => {
    await renameDevice(context, player, input.id, input.name);
    return { success: true };
  });

  route(app, getStopEffects, async ({ context, player }) => presentStopEffects(await fullStop.readStopEffects(context, player)));

  route(app, stopEverything, async ({ context, player, input, renewToken, ...from }) => {
    const { restriction, effects, token } = await fullStop.stopEverything(context, player, input.length, from);
    renewToken(token);
    return { restriction, effects: presentStopEffects(effects) };
  });

  route(app, confirmOwnerCall, async ({ context, player, input, ...from }) => ({
    confirmation: await confirmOwner(context, player, input, from),
    expires_in: CONFIRMATION_VALID_S,
  }));

  route(app, listLogIns, async ({ context, player, input, language }) =>
    presentLogIns(await readLogIns(context.db, player.id, { page: input.page, perPage: input.per_page }), language),
  );
};
