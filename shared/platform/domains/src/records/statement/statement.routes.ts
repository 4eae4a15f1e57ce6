import { getStatement } from '@site/api/contracts/records';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentStatement } from './statement.presenter';
import { readStatement } from './statement.service';

export const statementModule: PlatformModule = (app) => {
  route(app, getStatement, async ({ player, context: { reads, clock } }) =>
    presentStatement(await reads.read('statement', (db) => readStatement(db, player.id, clock.now()))),
  );
};
