import { Refusal } from '@site/platform-kit/base/refusal';
import { accountKey, findByUsername } from '@site/platform-domains/access';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { readAudit } from './audit.calls';
import type { AuditPage } from './audit.shapes';
import { listAudit } from './audit.repository';
import { operatorRoute } from './operator-route';

const ROWS = 100;

export const operatorAuditModule: PlatformModule = (app) => {
  operatorRoute(app, readAudit, async ({ player, who, before, limit = ROWS }, { db }): Promise<AuditPage> => {
    const found = player === undefined ? undefined : await findByUsername(db, accountKey(player));
    if (player !== undefined && !found) throw new Refusal('platform.not_found');
    const rows = await listAudit(db, { playerId: found?.id, who, before, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    return {
      rows: shown.map((row) => ({ ...row, at: row.at.toISOString() })),
      next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    };
  });
};
