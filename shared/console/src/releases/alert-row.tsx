import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, useText } from '@site/i18n';
import { Button, Icon } from '@site/ui';
import type { ShownAlert } from './alerts.rules';
import { NoteDialog } from './note-dialog';
import styles from './alerts.module.css';

interface AlertRowProps {
  alert: ShownAlert;
  mayNote: boolean;
}

/** One alert with its numbers, its times, and what a person wrote about it. */
export function AlertRow({ alert, mayNote }: AlertRowProps) {
  const t = useText('console');
  const [isNoting, setNoting] = useState(false);
  const { id, kind, area, release, words, openedAt, closedAt, note, notedBy } = alert;
  const title = t(`alerts.${kind}`);
  return (
    <div className={styles.alert} data-closed={closedAt !== null}>
      <Icon name={closedAt === null ? 'alert' : 'check'} size="s" />
      <div className={styles.words}>
        <p>
          <strong>{area === '' ? title : <Link to={`/releases/${area}`}>{`${title} ${area} ${release}`}</Link>}</strong>{' '}
          <span lang="en">{words}</span>
        </p>
        {openedAt && (
          <p className={styles.since}>
            {closedAt
              ? t('alerts.fromTo', { from: formatDateTime(openedAt), to: formatDateTime(closedAt) })
              : t('alerts.since', { moment: formatDateTime(openedAt) })}
          </p>
        )}
        {note !== null && <p className={styles.note}>{t('alerts.noteOf', { note, by: notedBy ?? '' })}</p>}
      </div>
      {mayNote && id !== null && (
        <Button variant="outline" size="s" onClick={() => setNoting(true)}>
          {t('alerts.write')}
        </Button>
      )}
      {isNoting && id !== null && <NoteDialog id={id} before={note ?? ''} onClose={() => setNoting(false)} />}
    </div>
  );
}
