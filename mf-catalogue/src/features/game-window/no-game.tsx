import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import styles from './no-game.module.css';

interface NoGameProps {
  title: string;
  text: string;
  /** Path of the games list. */
  gamesPath: string;
  children?: ReactNode;
}

/** Shown in place of a game that cannot be shown. */
export function NoGame({ title, text, gamesPath, children }: NoGameProps) {
  const t = useText('catalogue');
  return (
    <section className={styles.noGame}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <LinkButton as={Link} to={gamesPath} variant={children ? 'outline' : 'primary'}>
          {t('window.games')}
        </LinkButton>
        {children}
      </div>
    </section>
  );
}
