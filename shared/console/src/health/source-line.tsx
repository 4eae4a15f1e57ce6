import { formatDateTime, formatTime, useText } from '@site/i18n';
import type { Health } from '@site/platform-operator/calls';
import { ageOf } from './health.rules';
import styles from './health.module.css';

interface SourceLineProps {
  health: Health;
  /** Seconds since the answer came. */
  waitedS: number;
}

/** Where the numbers come from, and how old the newest one is. */
export function SourceLine({ health, waitedS }: SourceLineProps) {
  const t = useText('console');
  const { kind, newest_at: newest, processes } = health.source;
  const age = ageOf(health, waitedS);
  return (
    <>
      <p className={styles.source}>
        {t(`health.source.${kind}`)}{' '}
        {newest === null || age === null
          ? t('health.noNewest')
          : t('health.newest', { moment: formatDateTime(newest * 1000), seconds: Math.floor(age) })}
      </p>
      {processes && processes.length > 0 && (
        <details className={styles.processes}>
          <summary>{t('health.processes', { count: processes.length })}</summary>
          <ul>
            {processes.map(({ name, newest_at: last }) => (
              <li key={name}>
                <code>{name}</code> {formatTime(last * 1000)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
