import type { Restriction } from '@site/api/contracts/safer-play';
import { Link } from '@site/remote';
import { useText } from '@site/i18n';
import { Icon, LinkButton } from '@site/ui';
import { CHAT, WITHDRAWAL } from '#paths';
import { minuteOf } from './pause.rules';
import styles from './running-pause.module.css';

interface RunningPauseProps {
  running: Restriction;
  canBeLonger: boolean;
}

/** The running pause, its end, and the screens that stay open. */
export function RunningPause({ running, canBeLonger }: RunningPauseProps) {
  const t = useText('access');
  return (
    <section className={styles.pause}>
      <Icon name="pause" size="l" />
      <div className={styles.words}>
        <h2 className={styles.title}>{t(running.kind === 'time_out' ? 'safer.running.break' : 'safer.running.exclusion')}</h2>
        <p className={styles.until}>
          {running.until === null ? t('safer.pause.forGood') : t('safer.pause.until', { date: minuteOf(running.until) })}
        </p>
        <p className={styles.text}>{t('safer.running.text')}</p>
        {canBeLonger && <p className={styles.text}>{t('safer.running.longer')}</p>}
        <div className={styles.ways}>
          <LinkButton as={Link} to={WITHDRAWAL} variant="outline" size="s" icon="withdraw">
            {t('safer.running.withdraw')}
          </LinkButton>
          <LinkButton as={Link} to={CHAT} variant="outline" size="s" icon="chat">
            {t('safer.running.support')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
