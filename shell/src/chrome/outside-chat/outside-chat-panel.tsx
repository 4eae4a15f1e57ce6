import { useEffect, useRef } from 'react';
import { useAtom } from 'jotai';
import type { OutsideChat } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { IconButton } from '@site/ui';
import { usePageRests } from '@site/ui/at-rest';
import { HELP_PATH } from '#composition/routing/main-links';
import { outsideChatOpenAtom } from './use-outside-chat';
import styles from './outside-chat-panel.module.css';

/** Scripts run in the vendor's own origin only, so they can reach neither this page nor its address. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** The outside chat: beside the page on a desktop, over it on a phone. Closing only hides it, so that the conversation is kept. */
export function OutsideChatPanel({ vendor, address }: OutsideChat) {
  const t = useText('shell');
  const { layout } = useShell();
  const [isOpen, setOpen] = useAtom(outsideChatOpenAtom);
  const isAtRest = usePageRests();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => () => setOpen(false), [setOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    panel.current?.querySelector('button')?.focus();
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen, setOpen]);

  return (
    <section ref={panel} role="dialog" aria-label={t('outside-chat.title')} hidden={!isOpen} className={styles.panel} data-layout={layout}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('outside-chat.title')}</h2>
        <IconButton icon="close" label={t('outside-chat.close')} onClick={() => setOpen(false)} />
      </header>
      {(isOpen || isAtRest) && (
        <iframe
          className={styles.frame}
          src={address}
          title={t('outside-chat.frame', { vendor })}
          sandbox={ALLOWED}
          referrerPolicy="no-referrer"
          allow="clipboard-write"
        />
      )}
      <p className={styles.foot}>
        {t('outside-chat.by', { vendor })} <Link to={HELP_PATH}>{t('outside-chat.own')}</Link>
      </p>
    </section>
  );
}
