import type { MatchProof } from '@site/api/contracts/exchange';
import type { FairnessProof } from '@site/platform-match-simulator/feed';

export const presentProof = (eventId: string, { commitment, publishedAt, start, secret }: FairnessProof): MatchProof => ({
  event_id: eventId,
  commitment,
  published_at: publishedAt.toISOString(),
  start: start.toISOString(),
  secret,
});
