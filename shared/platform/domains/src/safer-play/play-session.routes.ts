import { answerCheck, confirmTimer, dropTimerChange, getPlaySession, setTimer } from '@site/api/contracts/safer-play';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import * as play from './play-session.service';
import { presentPlaySession, presentTimer } from './play-session.presenter';
import * as timers from './timers.service';

export const playSessionRoutes: PlatformModule = (app) => {
  route(app, getPlaySession, async ({ context: { db, clock }, player }) =>
    presentPlaySession(await play.readPlaySession(db, player.id, clock.now())),
  );
  route(app, answerCheck, async ({ context, player, input: { answer } }) =>
    presentPlaySession(await play.answerCheck(context, player.id, answer)),
  );
  route(app, setTimer, async ({ context, player, input: { kind, minutes } }) =>
    presentTimer(await timers.setTimer(context, player.id, kind, minutes)),
  );
  route(app, confirmTimer, async ({ context, player, input: { kind } }) =>
    presentTimer(await timers.confirmTimer(context, player.id, kind)),
  );
  route(app, dropTimerChange, async ({ context, player, input: { kind } }) =>
    presentTimer(await timers.dropTimerChange(context, player.id, kind)),
  );
};
