import type { MatchProof as ShownProof } from '@site/api/contracts/exchange';
import type { MatchProof } from '@site/platform-match-simulator/feed';

export const presentProof = (eventId: string, { commitment, publishedAt, start, secret }: MatchProof): ShownProof => ({
  event_id: eventId,
  commitment,
  published_at: publishedAt.toISOString(),
  start: start.toISOString(),
  secret,
});
