import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';
import { IconButton } from '@site/ui';
import styles from './floating.module.css';

/** @see SHELL-036 */
const BACK_TO_TOP_AFTER_PX = 300;

export function BackToTop() {
  const t = useText('shell');
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const follow = () => setFarDown(window.scrollY > BACK_TO_TOP_AFTER_PX);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  const goUp = () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  };
  return isFarDown && <IconButton icon="arrow-up" variant="raised" label={t('back-to-top')} className={styles.top} onClick={goUp} />;
}
