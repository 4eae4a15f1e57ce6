import { roundedPercent } from '@site/api/contracts/funds';
import type { Promotion } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import { SelectField } from '@site/ui/forms';
import type { Deposit } from './use-deposit';
import styles from './deposit.module.css';

/** "None" is the default: a bonus has a turnover before a withdrawal, so only a player who chooses one gets it. */
export function PromotionSelect({ deposit }: { deposit: Deposit }) {
  const t = useText('funds');
  const { language } = useShell();
  const { promotions, offered, promotion } = deposit;
  const nameOf = ({ name, name_bn }: Promotion) => (language.current === 'bn' && name_bn) || name;
  const options = offered.map((one) => ({
    value: String(one.id),
    label: t('deposit.promotion.option', { name: nameOf(one), percent: roundedPercent(one.deposit_bouns) }),
  }));
  return (
    <>
      <SelectField
        label={t('deposit.promotion')}
        options={[{ value: '', label: t('deposit.promotion.none') }, ...options]}
        value={promotion ? String(promotion.id) : ''}
        onChange={(event) => deposit.choosePromotion(event.target.value === '' ? null : Number(event.target.value))}
      />
      {promotions.isError && !promotions.data && (
        <p className={styles.aside} role="alert">
          {t('deposit.promotion.failed')}
          <Button variant="quiet" size="s" onClick={() => void promotions.refetch()}>
            {t('deposit.retry')}
          </Button>
        </p>
      )}
    </>
  );
}
