import { getTurnovers } from '@site/api/contracts/turnover';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { presentTicket } from './tickets.presenter';
import { listTickets } from './tickets.repository';

const SHOWN = 500;

export const turnoverModule: PlatformModule = (app) => {
  route(app, getTurnovers, async ({ player, context: { db } }) => (await listTickets(db, player.id, SHOWN)).map(presentTicket));
};
