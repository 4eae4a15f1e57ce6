import { VERIFICATION_NEEDED } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { PROFILE } from '#paths';
import { PendingRow } from './pending-row';
import { RequirementRow } from './requirement-row';
import { doneOf, isVerified, missingOf, type NeedGroup, type WithdrawalRequirements } from './requirements.rules';
import { TurnoverRow } from './turnover-row';
import styles from './requirements-card.module.css';

const GROUPS: readonly NeedGroup[] = ['personal', 'contact', 'play'];

interface RequirementsCardProps {
  requirements: WithdrawalRequirements;
  onRetryTurnover: () => void;
}

/** All unmet requirements of a withdrawal, shown before the player types; one line when all are met. */
export function RequirementsCard({ requirements, onRetryTurnover }: RequirementsCardProps) {
  const t = useText('funds');
  const missing = missingOf(requirements);
  const done = doneOf(requirements);
  if (missing.length === 0) {
    return (
      <p className={styles.ready}>
        <Icon name="check" />
        {t('withdrawal.ready')}
      </p>
    );
  }
  const { turnover, pending } = requirements;
  const rows = {
    birthday: (
      <RequirementRow key="birthday" title={t('withdrawal.birthday')} to={PROFILE} action={t('withdrawal.birthday.add')}>
        {t('withdrawal.birthday.missing')}
      </RequirementRow>
    ),
    phone: (
      <RequirementRow key="phone" title={t('withdrawal.phone')} to={PROFILE} action={t('withdrawal.phone.verify')}>
        {t('withdrawal.phone.missing')}
      </RequirementRow>
    ),
    turnover: <TurnoverRow key="turnover" turnover={turnover} onRetry={onRetryTurnover} />,
    pending: pending && <PendingRow key="pending" pending={pending} />,
  };
  return (
    <Card title={t('withdrawal.needs')}>
      {!isVerified(requirements) && (
        <p className={styles.notice}>
          <Icon name="alert" />
          {t(VERIFICATION_NEEDED)}
        </p>
      )}
      {GROUPS.filter((group) => missing.some((need) => need.group === group)).map((group) => (
        <section key={group}>
          <h3 className={styles.group}>{t(`withdrawal.needs.${group}`)}</h3>
          <ul>{missing.filter((need) => need.group === group).map(({ name }) => rows[name])}</ul>
        </section>
      ))}
      {done.length > 0 && (
        <ul className={styles.done} aria-label={t('withdrawal.done')}>
          {done.map(({ name }) => (
            <li key={name}>
              <Badge variant="good" icon="check">
                {t(`withdrawal.${name}.done`)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
