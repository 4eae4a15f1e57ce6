import { HIDDEN_CATEGORIES, PROMOTION_CATEGORIES } from '@site/api/contracts/rewards';
import { useText } from '@site/i18n';
import { ChipRow } from '@site/ui/choice';
import { toggled } from './promotion.rules';
import styles from './content.module.css';

interface CategoryChipsProps {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Categories of a promotion: at least one, and those without a tab of their own last. */
export function CategoryChips({ chosen, onChange }: CategoryChipsProps) {
  const t = useText('console');
  const chips = [
    ...PROMOTION_CATEGORIES.map(({ id }) => ({ id: String(id), label: t(`content.category.${id}`) })),
    ...HIDDEN_CATEGORIES.map((id) => ({ id: String(id), label: t('content.category.hidden', { id }) })),
  ];
  return (
    <div className={styles.categories}>
      <p className={styles.label}>{t('content.field.categories')}</p>
      <ChipRow
        label={t('content.field.categories')}
        chips={chips}
        current={chosen.map(String)}
        onChoose={(id) => onChange(toggled(chosen, Number(id)))}
      />
      {chosen.length === 0 && <p className={styles.note}>{t('content.categoriesHint')}</p>}
    </div>
  );
}
