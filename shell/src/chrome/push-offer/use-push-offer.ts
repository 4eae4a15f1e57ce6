import { useEffect, useRef } from 'react';
import { useSetAtom } from 'jotai';
import type { Bet } from '@site/api/contracts/exchange';
import { useEvents, useLocation, useQueryClient, useShell } from '@site/remote';
import { pushOfferAtom } from '#core/push-offer';
import { findAnswerAtom } from './answered';

/** Page after a deposit or withdrawal was requested. */
const REQUEST_SENT = '/payment-request';
/** Page with prices: nothing may move there while the player bets. */
const PRICES = '/odds-view';
const PLACED: readonly Bet['state'][] = ['UNMATCHED', 'PARTIAL', 'MATCHED'];

type Cache = ReturnType<typeof useQueryClient>;

/** Offers notifications after a request, and after a bet on the next page; the offer ends with that page. */
export function usePushOffer() {
  const { session } = useShell();
  const { pathname } = useLocation();
  const cache = useQueryClient();
  const setOffer = useSetAtom(pushOfferAtom);
  const isAnswered = useSetAtom(findAnswerAtom);
  const hasBet = useRef(false);
  const remoteId = session.restriction ? undefined : session.player?.remoteId;

  useEvents({
    exchange_bet({ bet }) {
      if (PLACED.includes(bet.state)) hasBet.current = true;
    },
  });

  useEffect(() => {
    const isMoment = pathname === REQUEST_SENT || (hasBet.current && pathname !== PRICES);
    if (!remoteId || !isMoment) return;
    let isHere = true;
    findKey(cache, remoteId, isAnswered).then(
      (key) => {
        if (!isHere || key === null) return;
        hasBet.current = false;
        setOffer(key);
      },
      // Without an answer of the platform there is no offer.
      () => undefined,
    );
    return () => {
      isHere = false;
      setOffer(null);
    };
  }, [pathname, remoteId, cache, isAnswered, setOffer]);
}

/** @returns null when this device has notifications, cannot have them, or the player has answered lately */
async function findKey(cache: Cache, remoteId: string, isAnswered: () => Promise<boolean>): Promise<string | null> {
  const { pushQuery, pushSupport } = await import('@site/remote/push');
  if (pushSupport() !== 'ready' || (await isAnswered())) return null;
  const { device, isOnHere, publicKey } = await cache.fetchQuery(pushQuery(remoteId));
  return device === 'ready' && !isOnHere ? publicKey : null;
}
