import type { Feed, FeedEvent, FeedMarket, FairnessProof, InPlayTurn } from '@site/platform-match-simulator/feed';

type Stop = { marketId: string; at: Date; state: 'SUSPENDED' | 'BALL_RUNNING' | 'CLOSED' };

/** A feed whose content the test sets; it is the same at every moment. */
export interface ScriptedFeed extends Feed {
  addEvent(event: FeedEvent): void;
  /** Adds a market or replaces it. */
  put(market: FeedMarket): void;
  prove(eventId: string, proof: FairnessProof): void;
  /** @param at moment of the change; stops are stored for `stopBetween`, and the turn in play for `inPlayTurn` */
  change<M extends FeedMarket>(marketId: string, change: Partial<M>, at: Date): void;
}

export function createScriptedFeed(): ScriptedFeed {
  const events = new Map<string, FeedEvent>();
  const markets = new Map<string, FeedMarket>();
  const proofs = new Map<string, FairnessProof>();
  const stops: Stop[] = [];
  const turns = new Map<string, InPlayTurn>();
  let changes = 0;
  const listOf = (eventId: string) => [...markets.values()].filter((market) => market.eventId === eventId);
  const ofSport = (sport: string, isOver: boolean) =>
    [...events.values()].filter((event) => event.sport === sport && event.isOver === isOver);
  const feed: ScriptedFeed = {
    addEvent(event) {
      changes += 1;
      events.set(event.id, event);
    },
    put(market) {
      changes += 1;
      markets.set(market.id, market);
    },
    prove: (eventId, proof) => void proofs.set(eventId, proof),
    change(marketId, change, at) {
      const before = markets.get(marketId);
      if (!before) throw new Error(`No market ${marketId}`);
      changes += 1;
      const market = { ...before, ...change } as FeedMarket;
      markets.set(marketId, market);
      if (market.state !== 'OPEN') stops.push({ marketId, at, state: market.state });
      const turn = before.inplay ? turns.get(marketId) : market.inplay ? { start: at, opened: null } : undefined;
      if (turn && !turn.opened) turns.set(marketId, { ...turn, opened: market.state === 'OPEN' ? at : null });
    },
    events: (sport) => ofSport(sport, false),
    event: (eventId) => events.get(eventId) ?? null,
    marketsOf: listOf,
    allMarketsOf: listOf,
    market: (marketId) => markets.get(marketId) ?? null,
    decidedAt: () => null,
    stopBetween(marketId, from, to) {
      const state = markets.get(marketId)?.state ?? 'CLOSED';
      const latest = stops.findLast((stop) => stop.marketId === marketId);
      if (state !== 'OPEN' && !(latest && latest.at > to)) return state;
      return stops.find((stop) => stop.marketId === marketId && stop.at > from && stop.at <= to)?.state ?? null;
    },
    inPlayTurn: (marketId) => turns.get(marketId) ?? null,
    revision: () => changes,
    ended: (sport) => ofSport(sport, true),
    proof: (eventId) => proofs.get(eventId) ?? null,
    played: () => null,
    versionOf: () => 1,
    withVersion: () => feed,
  };
  return feed;
}
