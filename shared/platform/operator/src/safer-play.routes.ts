import { accountKey, findByUsername } from '@site/platform-domains/access';
import { saferPlayDesk } from '@site/platform-domains/safer-play';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import type { Executor } from '@site/platform-kit/data/database';
import { operatorRoute } from './operator-route';
import { listMarkedPlayers, readProtection, startBreak, suggestLimit } from './safer-play.calls';
import type { Protection } from './safer-play.shapes';

/** Calls of the desk of safer play. */
export const operatorSaferPlayModule: PlatformModule = (app) => {
  operatorRoute(app, listMarkedPlayers, async (_none, context) =>
    (await saferPlayDesk.listForDesk(context)).map(({ waitingRaises, lastAt, ...row }) => ({
      ...row,
      waiting_raises: waitingRaises,
      last_at: lastAt.toISOString(),
    })),
  );

  operatorRoute(app, readProtection, async ({ username }, context) => protectionOf(context, await playerNamed(context.db, username)));

  operatorRoute(app, startBreak, async ({ username, length, reason }, context, { name }, { request }) => {
    const player = await playerNamed(context.db, username);
    await saferPlayDesk.imposeBreak(context, { playerId: player.id, ip: request.ip, by: name, reason: reason.trim() }, length);
    return protectionOf(context, player);
  });

  operatorRoute(app, suggestLimit, async ({ username, kind, period, amount, reason }, context) => {
    const player = await playerNamed(context.db, username);
    await saferPlayDesk.suggestLimit(context, { playerId: player.id, reason: reason.trim() }, { kind, period }, amount);
    return { username: player.username };
  });
};

interface Named {
  id: number;
  username: string;
}

/** @throws Refusal `platform.not_found` */
async function playerNamed(db: Executor, username: string): Promise<Named> {
  const player = await findByUsername(db, accountKey(username));
  if (!player) throw new Refusal('platform.not_found');
  return player;
}

const protectionOf = async ({ db, clock }: PlatformContext, { id, username }: Named): Promise<Protection> => ({
  username,
  ...(await saferPlayDesk.readForDesk(db, id, clock.now())),
});
