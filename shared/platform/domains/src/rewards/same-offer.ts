interface Offer {
  playerId: number;
  reason: string;
  proposedBy: string;
  createdAt: Date;
  validUntil: Date;
}

/** True when a call that is repeated under its key offers the same to the same player, as far as all kinds of offers have it. */
export function isSameOffer(known: Offer, offer: Offer): boolean {
  const isSameLength = known.validUntil.getTime() - known.createdAt.getTime() === offer.validUntil.getTime() - offer.createdAt.getTime();
  return isSameLength && (['playerId', 'reason', 'proposedBy'] as const).every((name) => known[name] === offer[name]);
}
