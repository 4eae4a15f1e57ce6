import { logout } from '@site/api/contracts/session';
import { inTransaction } from '#core/database';
import { Refusal } from '#core/refusal';
import { originOf } from '#core/request-origin';
import { route } from '#core/route';
import { closePlay } from '../game-run/game-run.service';
import type { PlatformModule } from '../platform-module';
import { endSession } from './sessions.repository';
import { identifyToken } from './sessions.service';

const BEARER = /^Bearer ([\w-]{20,100})$/i;

export const sessionsModule: PlatformModule = (app, context) => {
  app.identify = async (request) => {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    if (!token) throw new Refusal('platform.unauthenticated');
    return identifyToken(context, token, originOf(request));
  };

  route(app, logout, async ({ player }) => {
    const at = context.clock.now();
    await inTransaction(context.db, async (tx) => {
      await endSession(tx, player.sessionId, at, 'logout');
      await closePlay(tx, player.id, at);
    });
    return { success: true };
  });
};
