import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime, useText } from '@site/i18n';
import { Button, Icon } from '@site/ui';
import type { ReleaseAlert } from '@site/platform-operator/calls';
import { NoteDialog } from './note-dialog';
import styles from './alerts.module.css';

interface AlertRowProps {
  alert: ReleaseAlert;
  mayNote: boolean;
}

/** One alert with its numbers, its times, and what a person wrote about it. */
export function AlertRow({ alert, mayNote }: AlertRowProps) {
  const t = useText('console');
  const [isNoting, setNoting] = useState(false);
  const { id, kind, area, release, words, opened_at: openedAt, closed_at: closedAt, note, noted_by: notedBy } = alert;
  const title = t(`alerts.${kind}`);
  return (
    <div className={styles.alert} data-closed={closedAt !== null}>
      <Icon name={closedAt === null ? 'alert' : 'check'} size="s" />
      <div className={styles.words}>
        <p>
          <strong>{area === '' ? title : <Link to={`/releases/${area}`}>{`${title} ${area} ${release}`}</Link>}</strong>{' '}
          <span lang="en">{words}</span>
        </p>
        <p className={styles.since}>
          {closedAt
            ? t('alerts.fromTo', { from: formatDateTime(openedAt), to: formatDateTime(closedAt) })
            : t('alerts.since', { moment: formatDateTime(openedAt) })}
        </p>
        {note !== null && <p className={styles.note}>{t('alerts.noteOf', { note, by: notedBy ?? '' })}</p>}
      </div>
      {mayNote && (
        <Button variant="outline" size="s" onClick={() => setNoting(true)}>
          {t('alerts.write')}
        </Button>
      )}
      {isNoting && <NoteDialog id={id} before={note ?? ''} onClose={() => setNoting(false)} />}
    </div>
  );
}
