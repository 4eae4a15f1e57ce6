import { InvalidArgumentError } from 'commander';
import { exchangeEventLines, exchangeMarketLines, marketHoldLines, settlementPreviewLines } from '../exchange-lines';
import { HAND_STATES } from '../exchange-states';
import { command, filled, type Verb } from './verb';

const EVENTS = '/operator/exchange/events';

export const exchangeVerb: Verb = {
  usage: `  exchange list [event]               events of the exchange, or the markets of one
  exchange <market> state <state>     hold it OPEN, SUSPENDED or BALL_RUNNING; FEED gives it back
  exchange <market> holds             who held it or gave it back, when and why
  exchange <market> settle <result>   who has won (a,b: dead heat) or the runs; once more settles it anew
  exchange <market> void ["reason"]   bets in it do not count
  exchange <market> preview <result>  what settling it so would pay; without a result: what voiding it would`,
  add(program, ask) {
    const exchange = command(program, 'exchange <market> <step> [words]').action((market: string, step: string, words?: string) => {
      const path = `/operator/exchange/markets/${encodeURIComponent(filled(market))}` as const;
      if (step === 'holds') ask({ method: 'GET', path: `${path}/holds` }, marketHoldLines);
      else if (step === 'preview') ask({ method: 'GET', path: `${path}/preview?${previewOf(words)}` }, settlementPreviewLines);
      else ask({ method: 'POST', path, body: orderOf(step, words) }, exchangeMarketLines);
    });
    command(exchange, 'list [event]').action((event?: string) =>
      event
        ? ask({ method: 'GET', path: `${EVENTS}/${encodeURIComponent(event)}/markets` }, exchangeMarketLines)
        : ask({ method: 'GET', path: EVENTS }, exchangeEventLines),
    );
  },
};

const previewOf = (result: string | undefined) => new URLSearchParams(result === undefined ? { void: 'true' } : { settle: filled(result) });

function orderOf(step: string, words: string | undefined): Record<string, unknown> {
  if (step === 'state' && HAND_STATES.some((state) => state === words)) return { state: words };
  if (step === 'settle') return { settle: filled(words ?? '') };
  if (step === 'void') return { void: true, ...(words === undefined ? {} : { reason: words }) };
  throw new InvalidArgumentError('A market takes state, holds, settle, void or preview.');
}
