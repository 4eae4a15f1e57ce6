import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { IconButton } from '@site/ui';
import { Tabs } from '@site/ui/choice';
import { CategoryIcon } from './category-icon';
import { CATEGORY_CHOICES, categoryName } from './promotions.rules';
import { useSlider } from './use-slider';
import styles from './category-slider.module.css';

export interface CategorySliderProps {
  current: string;
  onChoose: (choice: string) => void;
  children: ReactNode;
}

/** Thirteen tabs in one row that scrolls; the width decides how many are visible. @see REWARDS-029, REWARDS-037 */
export function CategorySlider({ current, onChoose, children }: CategorySliderProps) {
  const t = useText('rewards');
  const slider = useSlider(current);
  const tabs = CATEGORY_CHOICES.map((choice) => ({
    id: choice,
    label: (
      <span className={styles.category}>
        <CategoryIcon choice={choice} />
        {t(categoryName(choice))}
      </span>
    ),
  }));
  return (
    <div ref={slider.place} className={styles.slider}>
      <span className={styles.back}>
        <IconButton icon="chevron-left" variant="raised" label={t('promotions.previous')} {...slider.back} />
      </span>
      <span className={styles.on}>
        <IconButton icon="chevron-right" variant="raised" label={t('promotions.next')} {...slider.on} />
      </span>
      <Tabs label={t('promotions.categories')} tabs={tabs} current={current} onChange={onChoose}>
        {children}
      </Tabs>
    </div>
  );
}
