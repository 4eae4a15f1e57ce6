import { getFreeBets } from '@site/api/contracts/rewards';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { route } from '@site/platform-kit/http/route';
import { presentFreeBet } from './free-bets.presenter';
import { listFreeBets, listValidFreeBets } from './free-bets.repository';

export const freeBetsModule: PlatformModule = (app) => {
  route(app, getFreeBets, async ({ input: { state }, player, context: { db, clock } }) => {
    const at = clock.now();
    const rows = await (state ? listValidFreeBets(db, player.id, at) : listFreeBets(db, player.id));
    const given = rows.flatMap((row) => (row.givenAt ? [presentFreeBet(row, row.givenAt, at)] : []));
    return { free_bets: state ? given.filter((freeBet) => freeBet.state === state) : given };
  });
};
