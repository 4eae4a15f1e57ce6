import { useRef, useState, type FormEvent, type RefObject } from 'react';
import type { ComplaintDetails } from '@site/api/contracts/chat';
import { useText } from '@site/i18n';
import { Button } from '@site/ui';
import { TextAreaField, TextField } from '@site/ui/forms';
import { FormProblem } from '@site/ui/outcome';
import { useFileComplaint, useRemoteId } from './complaints.queries';
import { failureText, hasWords, problemOf, SUBJECT, TEXT } from './complaints.rules';
import { keepDraft, newDraft } from './persisted-draft';
import { usePersistedDraft } from './use-persisted-draft';
import styles from './form.module.css';

type Problems = Record<'subject' | 'text', string | null>;
const NONE: Problems = { subject: null, text: null };

export interface FileFormProps {
  /** The first field; the opener of the form focuses it. */
  subject: RefObject<HTMLInputElement | null>;
  onFiled: (complaint: ComplaintDetails) => void;
}

/** The draft survives a reload and keeps one client key until the platform has stored it, so that nothing is filed twice. */
export function FileForm({ subject, onFiled }: FileFormProps) {
  const t = useText('chat');
  const remoteId = useRemoteId();
  const { draft, change, startAnew } = usePersistedDraft(null);
  const [problems, setProblems] = useState(NONE);
  const text = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const filing = useFileComplaint((complaint, sent) => {
    startAnew();
    // The platform had stored an earlier version, whose answer was lost; the later text becomes a draft below it.
    if (!hasWords(complaint, sent.text)) void keepDraft({ remoteId, reference: complaint.reference }, newDraft(sent.text));
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = { subject: problemOf(t, draft.subject, SUBJECT), text: problemOf(t, draft.text, TEXT) };
    setProblems(found);
    if (found.subject) return subject.current?.focus();
    if (found.text) return text.current?.focus();
    if (isSending.current) return;
    isSending.current = true;
    filing.mutate(draft, { onSuccess: onFiled, onSettled: () => void (isSending.current = false) });
  };

  return (
    <form className={[styles.form, styles.below].join(' ')} noValidate onSubmit={handleSubmit}>
      <TextField
        ref={subject}
        label={t('complaints.form.subject')}
        hint={t('complaints.form.count', { count: draft.subject.length, most: SUBJECT.most })}
        error={problems.subject ?? undefined}
        dir="auto"
        readOnly={filing.isPending}
        autoComplete="off"
        value={draft.subject}
        onChange={(event) => {
          change({ subject: event.target.value });
          setProblems({ ...problems, subject: null });
        }}
      />
      <TextAreaField
        ref={text}
        rows={6}
        label={t('complaints.form.text')}
        hint={`${t('complaints.form.text.hint')} ${t('complaints.form.count', { count: draft.text.length, most: TEXT.most })}`}
        error={problems.text ?? undefined}
        dir="auto"
        readOnly={filing.isPending}
        value={draft.text}
        onChange={(event) => {
          change({ text: event.target.value });
          setProblems({ ...problems, text: null });
        }}
      />
      <FormProblem>{failureText(t, filing.error)}</FormProblem>
      <Button type="submit" size="l" isWide isBusy={filing.isPending}>
        {t(filing.isPending ? 'complaints.form.busy' : 'complaints.form.submit')}
      </Button>
    </form>
  );
}
