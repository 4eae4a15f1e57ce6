import { useState, type ReactNode } from 'react';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Icon, Skeleton } from '@site/ui';
import { usePageRests } from '@site/ui/at-rest';
import { inLanguage } from './frames.rules';
import styles from './live-frame.module.css';

export interface LiveFrameProps {
  title: string;
  /** Undefined: loading; null: there is none. */
  address: string | null | undefined;
  /** Aspect ratio of the frame. */
  shape: 'picture' | 'board';
  /** Text shown when there is no address. */
  none: ReactNode;
}

/**
 * A page of another host: the sandbox allows it scripts and nothing else. It loads when the prices are there and the page is at rest. A folded
 * frame is not loaded; with the data saver a picture waits folded.
 */
export function LiveFrame({ title, address, shape, none }: LiveFrameProps) {
  const t = useText('exchange');
  const { layout, language, dataSaver } = useShell();
  const [choice, setOpen] = useState<boolean | null>(null);
  const isLoadable = usePageRests();
  const isOpen = choice ?? !(dataSaver.isOn && shape === 'picture');
  return (
    <section className={styles.box} aria-label={title} data-layout={layout}>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="s" />
      </button>
      {isOpen && isLoadable && address && (
        <iframe
          className={styles.frame}
          data-shape={shape}
          title={title}
          src={inLanguage(address, language.current)}
          sandbox="allow-scripts"
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
      {isOpen && address !== null && !(isLoadable && address) && (
        <div className={styles.frame} data-shape={shape} role="status" aria-label={t('frame.loading', { title })}>
          <Skeleton className={styles.fill} />
        </div>
      )}
      {isOpen && address === null && <p className={styles.none}>{none}</p>}
    </section>
  );
}
