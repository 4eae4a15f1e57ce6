import { useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import { TURNOVER_RECORD } from '#paths';
import { RequirementRow } from './requirement-row';
import type { OpenTurnover } from './requirements.rules';
import styles from './turnover-row.module.css';

interface TurnoverRowProps {
  turnover: OpenTurnover | null;
  onRetry: () => void;
}

export function TurnoverRow({ turnover, onRetry }: TurnoverRowProps) {
  const t = useText('funds');
  const title = t('withdrawal.turnover');
  const way = { to: TURNOVER_RECORD, action: t('withdrawal.turnover.record') };
  if (!turnover) {
    return (
      <RequirementRow title={title} state={t('withdrawal.turnover.unknown')} {...way}>
        <p>{t('withdrawal.turnover.failed')}</p>
        <Button variant="outline" size="s" icon="refresh" onClick={onRetry}>
          {t('Try again')}
        </Button>
      </RequirementRow>
    );
  }
  const { remaining, percent } = turnover;
  return (
    <RequirementRow title={title} {...way}>
      <p className={styles.left}>
        <span>{t('withdrawal.turnover.left')}</span>
        <strong>
          <Money amount={remaining} />
        </strong>
      </p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('withdrawal.turnover.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={styles.part} style={{ inlineSize: `${percent}%` }} />
      </div>
    </RequirementRow>
  );
}
