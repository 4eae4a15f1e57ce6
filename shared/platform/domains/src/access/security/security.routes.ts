import {
  CONFIRMATION_VALID_S,
  confirmOwner as confirmOwnerCall,
  endOtherSessions,
  endSessionById,
  listLogIns,
  listSessions,
  nameDevice,
} from '@site/api/contracts/security';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { confirmOwner } from './confirmation.service';
import { endOneSession, endOthers, readSessions, renameDevice } from './device-sessions.service';
import { readLogIns } from '../log-ins/log-ins.service';
import { presentLogIns, presentSession } from './security.presenter';

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

  route(app, confirmOwnerCall, async ({ context, player, input, ...from }) => ({
    confirmation: await confirmOwner(context, player, input, from),
    expires_in: CONFIRMATION_VALID_S,
  }));

  route(app, listLogIns, async ({ context, player, input, language }) =>
    presentLogIns(await readLogIns(context.db, player.id, { page: input.page, perPage: input.per_page }), language),
  );
};
