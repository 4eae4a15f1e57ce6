import { useId, useState } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import styles from './marketing-text.module.css';

const SECTIONS = [
  'welcome',
  'exchange',
  'live',
  'slots',
  'tables',
  'crash',
  'fishing',
  'lottery',
  'wallet',
  'vip',
  'phone',
  'fair',
  'care',
  'help',
] as const;

export function MarketingText() {
  const t = useText('catalogue');
  const { layout } = useShell();
  const [isOpen, setOpen] = useState(false);
  const text = useId();
  return (
    <section className={styles.marketing} aria-label={t('about.label')}>
      <div id={text} className={styles.text} data-folded={isOpen ? undefined : layout}>
        {SECTIONS.map((section) => (
          <div key={section} className={styles.part}>
            <h2 className={styles.title}>{t(`about.${section}.title`)}</h2>
            <p className={styles.words}>{t(`about.${section}.text`)}</p>
          </div>
        ))}
      </div>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={text} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('Show Less') : t('Show More')}
      </Button>
    </section>
  );
}
