import { useState } from 'react';
import { useText, type Translate } from '@site/i18n';
import { useEvents } from '@site/remote';
import type { Bet } from '@site/api/contracts/exchange';
import { outcomeOf } from './bet-outcome.rules';

/** One line of the bet-matched message box. */
export interface MatchedMessage {
  id: string;
  /** Text in the player's language. */
  text: string;
  /** ISO 8601. */
  at: string;
}

interface Match {
  id: string;
  bet: Bet;
  at: string;
  /** A dismissed match is kept, so that a later event of the same bet does not show it again. */
  isDismissed: boolean;
}
const KEPT = 20;

/** Messages on matches since the page was opened, newest first. Each partial match of a bet is one message. */
export function useMatchedMessages(): { messages: readonly MatchedMessage[]; dismiss: (id: string) => void } {
  const t = useText('exchange');
  const [matches, setMatches] = useState<readonly Match[]>([]);
  useEvents({
    exchange_bet({ bet }) {
      if (bet.state !== 'MATCHED' && bet.state !== 'PARTIAL') return;
      const id = `${bet.bet_id} ${bet.matched.stake}`;
      setMatches((before) =>
        before.some((match) => match.id === id)
          ? before
          : [{ id, bet, at: new Date().toISOString(), isDismissed: false }, ...before].slice(0, KEPT),
      );
    },
  });
  return {
    messages: matches.filter(({ isDismissed }) => !isDismissed).map(({ id, bet, at }) => ({ id, text: messageOf(t, bet), at })),
    dismiss: (id) => setMatches((before) => before.map((match) => (match.id === id ? { ...match, isDismissed: true } : match))),
  };
}

const messageOf = (t: Translate, bet: Bet) => `${t(`side.${bet.side}`)} ${t(bet.selection_name)}: ${outcomeOf(t, bet).text}`;
