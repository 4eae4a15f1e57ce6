import { getFreeSpins } from '@site/api/contracts/rewards';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { route } from '@site/platform-kit/http/route';
import { presentFreeSpins } from './free-spins.presenter';
import { listFreeSpins } from './free-spins.repository';

export const freeSpinsModule: PlatformModule = (app) => {
  route(app, getFreeSpins, async ({ player, context: { db, clock } }) => {
    const at = clock.now();
    const rows = await listFreeSpins(db, player.id);
    return { free_spins: rows.flatMap((row) => (row.givenAt ? [presentFreeSpins(row, row.givenAt, at)] : [])) };
  });
};
