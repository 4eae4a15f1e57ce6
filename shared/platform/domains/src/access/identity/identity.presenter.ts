import type { Identity } from '@site/api/contracts/identity';
import type { readIdentity } from './identity.service';

export function presentIdentity({ sent, sides, draft }: Awaited<ReturnType<typeof readIdentity>>): Identity {
  return {
    state: sent?.state ?? 'none',
    kind: sent?.kind ?? null,
    sides,
    sent_at: sent?.sentAt.toISOString() ?? null,
    decided_at: sent?.decidedAt?.toISOString() ?? null,
    reason: sent?.reason ?? null,
    draft,
  };
}
