import type { IdentityKind } from '@site/api/contracts/identity';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';

/** Files that were not sent for checking yet. */
export interface IdentityDraft {
  id: number;
  kind: IdentityKind;
}

export type RawDocument = Columns<'identity_document', 'id' | 'player_id' | 'decided_at' | 'decided_by' | 'reason'> & {
  kind: IdentityKind;
  state: 'waiting' | 'accepted' | 'refused';
  sent_at: string;
};

/** A document that was sent for checking. */
export const toDocument = (row: RawDocument) => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  kind: row.kind,
  state: row.state,
  sentAt: new Date(row.sent_at),
  decidedAt: momentOrNull(row.decided_at),
  decidedBy: row.decided_by,
  reason: row.reason,
});
export type IdentityDocument = ReturnType<typeof toDocument>;
