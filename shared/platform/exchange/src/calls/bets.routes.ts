import * as contract from '@site/api/contracts/exchange';
import { lastPage } from '@site/platform-kit/base/last-page';
import { contentHashOf } from '@site/platform-kit/data/money-calls';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { clearOrdersOf } from '../book/sweep.service';
import '../exchange-context';
import { findBet } from '../bets/bets.repository';
import { presentBet, presentExposure } from '../bets/bets.presenter';
import { ownBet, readBets, readExposure } from '../bets/bets.service';
import { cancelBet } from './cancel-bet.service';
import { editBet } from './edit-bet.service';
import { betName } from '../bets/bet';
import { placeBet } from './place-bet.service';

export const exchangeBetsModule: PlatformModule = (app, platform) => {
  // Their orders must not be matched any more from the start of the restriction.
  platform.onRestricted.push({ name: 'orders', after: (playerId) => clearOrdersOf(platform, playerId) });
  platform.events.describe('exchange_bet', async (db, _playerId, { id }) => {
    const found = await findBet(db, Number(id));
    return found && { bet: presentBet(found) };
  });

  route(app, contract.placeBet, async ({ context, player, input }) => {
    const { client_ref: clientRef = null, run, policy = 'better', fill = 'keep', ...asked } = input;
    const { free_bet_id: freeBetId, min_fill: minFill, at_start: atStart, ...named } = asked;
    // A choice that the page does not send is no part of the hash, so that the bet of an older release keeps its reference.
    const choices = {
      ...(freeBetId === undefined ? {} : { freeBetId }),
      ...(minFill === undefined ? {} : { minFill }),
      ...(atStart === undefined ? {} : { atStart }),
    };
    const ask = { ...named, run: run === undefined ? null : Number(run), policy, fill, ...choices };
    const placed = await placeBet(context, player.id, { ...ask, clientRef, requestHash: clientRef && (await contentHashOf(ask)) });
    const { askedAt, decideAt, id } = placed.bet;
    return { bet_id: betName(id), delay_ms: decideAt.getTime() - askedAt.getTime(), bet: presentBet(placed) };
  });

  route(app, contract.cancelBet, async ({ context, player, input }) => {
    const { bet } = await ownBet(context.db, player.id, input.id);
    return { bet: presentBet(await cancelBet(context, bet)) };
  });

  route(app, contract.editBet, async ({ context, player, input }) => {
    const { bet } = await ownBet(context.db, player.id, input.id);
    return { bet: presentBet(await editBet(context, bet, input)) };
  });

  route(app, contract.getBets, async ({ context: { db }, player, input }) => {
    const { state = null, eventId = null, marketId = null, client_ref: clientRef = null, page = '1' } = input;
    const { bets, total, perPage } = await readBets(db, { playerId: player.id, state, eventId, marketId, clientRef }, Number(page));
    return { bets: bets.map(presentBet), total, last_page: lastPage(total, perPage) };
  });

  route(app, contract.getExposure, async ({ context: { db }, player }) => presentExposure(await readExposure(db, player.id)));
};
