import { useEffect, useState } from 'react';
import { useRemoteId } from './complaints.queries';
import { isEmpty, keepDraft, newDraft, readDraft, type ComplaintDraft } from './persisted-draft';

/** @param reference of the complaint to add to; null: a new complaint */
export function usePersistedDraft(reference: string | null) {
  const remoteId = useRemoteId();
  const [draft, setDraft] = useState(() => newDraft());
  const put = (next: ComplaintDraft) => {
    setDraft(next);
    void keepDraft({ remoteId, reference }, next);
  };

  useEffect(() => {
    let isOver = false;
    void readDraft({ remoteId, reference }).then((kept) => {
      if (kept && !isOver) setDraft((now) => (isEmpty(now) ? kept : now));
    });
    return () => void (isOver = true);
  }, [remoteId, reference]);

  return {
    draft,
    change: (changes: Partial<ComplaintDraft>) => put({ ...draft, ...changes }),
    /** Starts a draft with a new client key, with this text or empty. */
    startAnew: (text?: string) => put(newDraft(text)),
  };
}
