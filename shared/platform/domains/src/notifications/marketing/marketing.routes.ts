import { chooseMarketing, showMarketing, type Marketing } from '@site/api/contracts/marketing';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import type { Executor } from '@site/platform-kit/data/database';
import { route } from '@site/platform-kit/http/route';
import { insertChoice } from './marketing.repository';
import { readMarketing } from './marketing.service';

export const marketingModule: PlatformModule = (app) => {
  route(app, showMarketing, ({ context, player }) => present(context.db, player.id));

  route(app, chooseMarketing, async ({ context: { db, clock }, player, input }) => {
    await insertChoice(db, player.id, { channel: input.channel, isOn: input.is_on, at: clock.now() });
    return present(db, player.id);
  });
};

async function present(db: Executor, playerId: number): Promise<Marketing> {
  const channels = await readMarketing(db, playerId);
  return {
    channels: channels.map(({ channel, isOn, at, isReachable }) => ({
      channel,
      is_on: isOn,
      chosen_at: at?.toISOString() ?? null,
      is_reachable: isReachable,
    })),
  };
}
