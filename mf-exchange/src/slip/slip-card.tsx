import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Card } from '@site/ui/card';
import type { PickedPrice } from '../draft/picked-price';
import styles from './slip-card.module.css';
import { useSlipFocus } from './use-slip-focus';

export interface SlipCardProps {
  pick: PickedPrice | null;
  isPlaced: boolean;
  /** Called by Escape; undefined while there is nothing to leave. */
  onEscape: (() => void) | undefined;
  children: ReactNode;
}

/** The slip as a card in the rail of a desktop. */
export function SlipCard({ pick, isPlaced, onEscape, children }: SlipCardProps) {
  const t = useText('exchange');
  const slip = useSlipFocus(pick, isPlaced);
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape?.();
  });
  useEffect(() => {
    const element = slip.current;
    const handleKey = (event: KeyboardEvent) => escape(event);
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [slip]);
  return (
    <Card title={t('slip')}>
      <div ref={slip} tabIndex={-1} className={styles.place}>
        {children ?? <p className={styles.empty}>{t('slip.empty')}</p>}
      </div>
    </Card>
  );
}
