import { useRef, useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { TextAreaField } from '@site/ui/forms';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { useWriteMore } from './complaints.queries';
import { failureText, hasWords, problemOf, TEXT } from './complaints.rules';
import { usePersistedDraft } from './use-persisted-draft';
import styles from './form.module.css';

/** Form below the conversation; shown until the complaint is closed. */
export function MoreForm({ reference }: { reference: string }) {
  const t = useText('chat');
  const { draft, change, startAnew } = usePersistedDraft(reference);
  const [problem, setProblem] = useState<string | null>(null);
  const [isTyped, setTyped] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const sending = useWriteMore(reference, (complaint, sent) => {
    // The platform had stored an earlier version, whose answer was lost; the later text is not sent yet.
    startAnew(hasWords(complaint, sent.text) ? '' : sent.text);
    setTyped(false);
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(t, draft.text, TEXT);
    setProblem(found);
    if (found) return text.current?.focus();
    if (isSending.current) return;
    isSending.current = true;
    sending.mutate(draft, { onSettled: () => void (isSending.current = false) });
  };

  return (
    <form className={[styles.form, styles.more].join(' ')} noValidate onSubmit={handleSubmit}>
      <TextAreaField
        ref={text}
        rows={3}
        label={t('complaints.more.label')}
        hint={t('complaints.form.count', { count: draft.text.length, most: TEXT.most })}
        error={problem ?? undefined}
        dir="auto"
        readOnly={sending.isPending}
        value={draft.text}
        onChange={(event) => {
          change({ text: event.target.value });
          setTyped(true);
          setProblem(null);
        }}
      />
      {!isTyped && draft.text && <p className={styles.kept}>{t('complaints.more.left')}</p>}
      <FormProblem>{failureText(t, sending.error)}</FormProblem>
      <FormStatus>{sending.isSuccess && !draft.text && t('complaints.more.sent')}</FormStatus>
      <Button type="submit" size="l" isBusy={sending.isPending}>
        {t(sending.isPending ? 'complaints.more.busy' : 'complaints.more.submit')}
      </Button>
    </form>
  );
}
