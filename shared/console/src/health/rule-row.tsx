import { useId } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import type { IconName } from '@site/ui';
import { Badge, type BadgeProps } from '@site/ui/badge';
import type { RuleOfHealth } from '@site/platform-operator/calls';
import styles from './health.module.css';

const LOOKS: Record<RuleOfHealth['state'], Pick<BadgeProps, 'variant'> & { icon: IconName }> = {
  good: { variant: 'good', icon: 'check' },
  late: { variant: 'new', icon: 'clock' },
  bad: { variant: 'bad', icon: 'alert' },
  unknown: { variant: 'quiet', icon: 'help' },
};

/** One rule: its state and since when, what it means, what is wrong now, and what to do about it. */
export function RuleRow({ rule: { name, state, severity, since, words, action } }: { rule: RuleOfHealth }) {
  const t = useText('console');
  const id = useId();
  const isOpen = state === 'bad' || state === 'late';
  return (
    <li className={styles.rule} data-state={state} aria-labelledby={id}>
      <p className={styles.ruleHead}>
        <Badge {...LOOKS[state]}>{t(`health.state.${state}`)}</Badge>
        <strong id={id}>{t(`health.rule.${name}`)}</strong>
        {isOpen && <span className={styles.severity}>{t(`health.severity.${severity}`)}</span>}
      </p>
      <p className={styles.means}>
        {t(`health.means.${name}`)} <span className={styles.since}>{sinceText()}</span>
      </p>
      {words.map((sentence) => (
        <p key={sentence} lang="en" className={styles.words}>
          {sentence}
        </p>
      ))}
      <details open={isOpen} className={styles.action}>
        <summary>{t('health.action')}</summary>
        <p lang="en">{action}</p>
      </details>
    </li>
  );

  function sinceText() {
    if (state === 'unknown') return t('health.noNumber');
    return since === null ? t('health.sinceLong') : t('health.since', { moment: formatDateTime(since * 1000) });
  }
}
