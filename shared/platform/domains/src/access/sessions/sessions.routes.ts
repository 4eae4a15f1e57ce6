import { logout } from '@site/api/contracts/session';
import { inTransaction } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { originOf } from '@site/platform-kit/http/request-origin';
import { route } from '@site/platform-kit/http/route';
import { closePlay } from '#games';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
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
