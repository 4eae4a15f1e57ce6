import { useId } from 'react';
import { storagePath, type Promotion } from '@site/api/contracts/site';
import { formatDate, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { IconButton } from '@site/ui';
import { useSlides } from './use-slides';
import styles from './new-promotions.module.css';

export function PromotionSlides({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useText('catalogue');
  const { language } = useShell();
  const heading = useId();
  const slides = useSlides();
  const nameOf = ({ name, name_bn }: Promotion) => (language.current === 'bn' && name_bn) || name;
  return (
    <section className={styles.block} aria-labelledby={heading} aria-roledescription="carousel">
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t('promotions.new')}
        </h2>
        <IconButton icon="chevron-left" variant="raised" label={t('promotions.previous')} disabled={!slides.back} onClick={slides.goBack} />
        <IconButton icon="chevron-right" variant="raised" label={t('promotions.next')} disabled={!slides.on} onClick={slides.goOn} />
      </div>
      <div ref={slides.viewport} className={styles.viewport}>
        <ul className={styles.slides}>
          {promotions.map((promotion) => (
            <li key={promotion.id} className={styles.slide}>
              <img
                className={styles.picture}
                src={storagePath(promotion.thumbnail)}
                alt=""
                width={1200}
                height={600}
                loading="lazy"
                draggable={false}
              />
              <h3 className={styles.name}>{nameOf(promotion)}</h3>
              <p className={styles.dates}>
                {t('promotions.dates', { from: formatDate(promotion.start_date), to: formatDate(promotion.end_date) })}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
