import { getIdentityFile, sendIdentity, showIdentity, uploadIdentityFile } from '@site/api/contracts/identity';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import type { Executor } from '@site/platform-kit/data/database';
import { route } from '@site/platform-kit/http/route';
import { presentIdentity } from './identity.presenter';
import { readIdentity, readOwnSide, sendDraft, storeSide } from './identity.service';

const stateOf = async (db: Executor, playerId: number) => presentIdentity(await readIdentity(db, playerId));

export const identityModule: PlatformModule = (app) => {
  route(app, showIdentity, ({ context, player }) => stateOf(context.db, player.id));

  route(app, uploadIdentityFile, async ({ context, player, input }) => {
    await storeSide(context, player.id, input);
    return stateOf(context.db, player.id);
  });

  route(app, sendIdentity, async ({ context, player, input }) => {
    await sendDraft(context, player.id, input.kind);
    return stateOf(context.db, player.id);
  });

  route(app, getIdentityFile, ({ context, player, input }) => readOwnSide(context.db, player.id, input.side));
};
