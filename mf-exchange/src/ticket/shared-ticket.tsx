import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readTicket, withoutTicket } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { useSearchParams } from '@site/remote';
import { IconButton } from '@site/ui';
import { useSlip } from '#draft';
import { TicketContext } from './ticket-context';
import { isComplete, priceOfTicket, type TicketProblem } from './ticket.rules';
import styles from './shared-ticket.module.css';

/** Fills the slip once with the price of a shared ticket, or says why it cannot. The address loses the ticket, so a reload fills nothing. */
export function SharedTicket() {
  const t = useText('exchange');
  const event = useContext(TicketContext);
  const { choose } = useSlip();
  const [params, setParams] = useSearchParams();
  const [ticket] = useState(() => readTicket(params));
  const [problem, setProblem] = useState<TicketProblem | null>(null);
  const isDone = useRef(false);

  const forget = useEffectEvent(() => setParams(withoutTicket(params), { replace: true }));
  useEffect(() => forget(), []);

  const fill = useEffectEvent(() => {
    if (!ticket || !event || isDone.current || !isComplete(event.live)) return;
    isDone.current = true;
    const price = priceOfTicket(t, event.live, event.sport, ticket);
    // The stake of an earlier bet must not come with a price that somebody else chose.
    if ('pick' in price) choose(price.pick, '');
    else setProblem(price.problem);
  });
  useEffect(() => {
    fill();
    return event?.live.subscribe(() => fill());
  }, [event?.live]);

  if (!problem) return null;
  return (
    <div className={styles.problem}>
      <p role="status">{t(problem)}</p>
      <IconButton icon="close" label={t('matched.close')} onClick={() => setProblem(null)} />
    </div>
  );
}
