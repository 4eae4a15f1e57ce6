import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { NOTICE_SPEED } from './home.rules';
import styles from './notice-marquee.module.css';

/** The operator's notice scrolls at 30 px per second; it stops when the player pauses it or prefers less motion. @see CATALOGUE-004 */
export function NoticeMarquee() {
  const t = useText('catalogue');
  const { settings, language } = useShell();
  const [isPaused, setPaused] = useState(false);
  const text = useRef<HTMLSpanElement>(null);
  const [width, setWidth] = useState(0);
  const notice = (language.current === 'bn' && settings?.notice_bn) || settings?.notice;

  useLayoutEffect(() => {
    const words = text.current;
    if (!words) return;
    const observer = new ResizeObserver(() => setWidth(words.offsetWidth));
    observer.observe(words);
    return () => observer.disconnect();
  }, [notice]);

  // An empty block keeps the place while settings load, so that nothing below moves.
  if (!notice) return settings ? null : <div className={styles.notice} aria-hidden="true" />;
  return (
    <section className={styles.notice} aria-label={t('home.notice')} data-paused={isPaused || undefined}>
      <span className={styles.bell}>
        <Icon name="bell" />
      </span>
      <div className={styles.window}>
        <div className={styles.track} data-speed={NOTICE_SPEED} style={{ animationDuration: `${width / NOTICE_SPEED}s` }}>
          <span ref={text} className={styles.text}>
            {notice}
          </span>
          <span className={styles.text} aria-hidden="true">
            {notice}
          </span>
        </div>
      </div>
      <button
        type="button"
        className={styles.pause}
        aria-label={t(isPaused ? 'home.notice.play' : 'home.notice.pause')}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </section>
  );
}
