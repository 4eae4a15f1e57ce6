import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeExchangeMarket,
  listExchangeEvents,
  listExchangeMarkets,
  listMarketHolds,
  previewExchangeMarket,
  readExchangeMarket,
} from '@site/platform-operator/calls';
import { ask, pollEvery } from '#calls';
import type { HandState, SettlementOrder } from './exchange.rules';

const KEY = ['exchange'];
const REFRESH_MS = 5_000;

/** Events with what players have in them; asked for again every few seconds while the page is visible. */
export const useEvents = () =>
  useQuery({
    queryKey: [...KEY, 'events'],
    queryFn: ({ signal }) => ask(listExchangeEvents, {}, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
  });

/** Markets of an event. */
export const useMarkets = (eventId: string) =>
  useQuery({
    queryKey: [...KEY, 'markets', eventId],
    queryFn: ({ signal }) => ask(listExchangeMarkets, { eventId }, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
  });

/** A market with its bets and its settlements. */
export const useMarket = (marketId: string) =>
  useQuery({
    queryKey: [...KEY, 'market', marketId],
    queryFn: ({ signal }) => ask(readExchangeMarket, { marketId }, { signal, isPolled: true }),
    refetchInterval: pollEvery(REFRESH_MS),
    placeholderData: keepPreviousData,
  });

/** Orders about the state of a market. Another state of it, by whomever, asks for them again. @param held of the market as it was read last */
export const useHolds = (marketId: string, held: string | null) =>
  useQuery({
    queryKey: [...KEY, 'holds', marketId, held],
    queryFn: ({ signal }) => ask(listMarketHolds, { marketId }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The preview of a settlement now. It is not asked for again by itself: a person decides about the numbers that were read. */
export const usePreview = (marketId: string, order: SettlementOrder | null) =>
  useQuery({
    queryKey: [...KEY, 'preview', marketId, order],
    queryFn: ({ signal }) => ask(previewExchangeMarket, { marketId, ...inputOf(order) }, { signal }),
    enabled: order !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

const inputOf = (order: SettlementOrder | null) =>
  order === null || 'isVoid' in order ? { void: 'true' as const } : { settle: order.settle };

interface Order {
  order: { state: HandState } | (SettlementOrder & { version: string });
  reason: string;
}

/** Holds, settles or voids a market, and asks for everything about the exchange again, after a failure too. */
export function useOrder(marketId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order, reason }: Order) => ask(changeExchangeMarket, { marketId, reason, ...bodyOf(order) }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY, predicate: ({ queryKey }) => queryKey[1] !== 'preview' }),
  });
}

function bodyOf(order: Order['order']) {
  if ('state' in order) return { state: order.state };
  return 'isVoid' in order ? { void: true as const, version: order.version } : { settle: order.settle, version: order.version };
}
