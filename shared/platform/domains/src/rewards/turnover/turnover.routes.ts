import { getTurnovers } from '@site/api/contracts/turnover';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentTicket } from './tickets.presenter';
import { listTickets } from './tickets.repository';

const SHOWN = 500;

export const turnoverModule: PlatformModule = (app) => {
  route(app, getTurnovers, async ({ player, context: { db } }) => (await listTickets(db, player.id, SHOWN)).map(presentTicket));
};
