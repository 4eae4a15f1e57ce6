import { getStatement } from '@site/api/contracts/records';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { presentStatement } from './statement.presenter';
import { readStatement } from './statement.service';

export const statementModule: PlatformModule = (app) => {
  route(app, getStatement, async ({ player, context: { db, clock } }) => presentStatement(await readStatement(db, player.id, clock.now())));
};
