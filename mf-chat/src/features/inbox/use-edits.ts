import { useEffect, useEffectEvent, useState } from 'react';
import type { InboxMessage } from '@site/api/contracts/inbox';
import { useDraft } from '@site/remote';
import { editOf, hasProblem, wordsOf, type Words } from './edits.rules';

type Drafts = Readonly<Record<number, Words>>;

/** What was typed into the messages on the screen. A newer release of this area does not lose it. */
export function useEdits(messages: readonly InboxMessage[]) {
  const draft = useDraft<Drafts>('inbox.edits', {});
  const [drafts, setDrafts] = useState(draft.start);
  const keep = useEffectEvent(() => draft.keep(drafts));
  useEffect(() => keep(), [drafts]);
  const edited = messages.flatMap((message) => {
    const words = drafts[message.id];
    const edit = words && editOf(message, words);
    return edit ? [{ edit, words }] : [];
  });
  return {
    /** Of those that still stand on the screen. */
    edits: edited.map(({ edit }) => edit),
    canSave: edited.every(({ words }) => !hasProblem(words)),
    wordsOf: (message: InboxMessage) => drafts[message.id] ?? wordsOf(message),
    type: (id: number, words: Words) => setDrafts((before) => ({ ...before, [id]: words })),
    forget: () => setDrafts({}),
    /** Something was typed before this release came. */
    hasStarted: Object.keys(draft.start).length > 0,
  };
}

export type Edits = ReturnType<typeof useEdits>;
