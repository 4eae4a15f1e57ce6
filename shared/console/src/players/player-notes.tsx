import { useState, type FormEvent } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import { Button, LoadFailure, Skeleton } from '@site/ui';
import { FormError, TextAreaField } from '@site/ui/forms';
import { NOTE_MAX } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useAddNote, useNotes } from './players.queries';
import styles from './players.module.css';

/** Notes of the people who run the site about a player. */
export function PlayerNotes({ username }: { username: string }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useNotes(username);
  const add = useAddNote(username);
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate({ username, text: text.trim() }, { onSuccess: () => setText('') });
  };
  return (
    <section className={styles.section} aria-label={t('players.notes')}>
      <h2 className={styles.heading}>{t('players.notes')}</h2>
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextAreaField
          label={t('players.newNote')}
          hint={t('players.noteHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={NOTE_MAX}
          required
        />
        <FormError message={add.error && textOf(add.error)} />
        <Button type="submit" variant="outline" size="s" isBusy={add.isPending}>
          {t('players.addNote')}
        </Button>
      </form>
      {!data && isPending && <Skeleton className={styles.pending} />}
      {!data && error && <LoadFailure title={t('players.notesFailed')} message={textOf(error)} onRetry={refetch} />}
      {data?.length === 0 && <p className={styles.note}>{t('players.noNotes')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.lines}>
          {data.map((note) => (
            <li key={note.id} className={styles.written}>
              <p>{note.text}</p>
              <p className={styles.note}>{t('players.noteBy', { by: note.by, moment: formatDateTime(note.at) })}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
