import { useEffect, useEffectEvent, useState } from 'react';
import type { InboxMessage } from '@site/api/contracts/inbox';
import { useDraft } from '@site/remote';
import { editOf, hasProblem, wordsOf, type Words } from './edits.rules';

type Drafts = Readonly<Record<number, { message: InboxMessage; words: Words }>>;

/** What was typed into messages. Neither a newer release of this area nor news that move a message to the next page lose it. */
export function useEdits(messages: readonly InboxMessage[]) {
  const draft = useDraft<Drafts>('inbox.edits', {});
  const [drafts, setDrafts] = useState(draft.start);
  const keep = useEffectEvent(() => draft.keep(drafts));
  useEffect(() => keep(), [drafts]);

  const edited = Object.values(drafts).flatMap(({ message: typedInto, words }) => {
    const shown = messages.find(({ id }) => id === typedInto.id);
    const edit = editOf(shown ?? typedInto, words);
    return edit ? [{ edit, words, away: shown ? [] : [typedInto] }] : [];
  });
  return {
    edits: edited.map(({ edit }) => edit),
    canSave: edited.every(({ words }) => !hasProblem(words)),
    /** The messages of the page, and those that are not on it any more but were changed. */
    messages: [...messages, ...edited.flatMap(({ away }) => away)],
    wordsOf: (message: InboxMessage) => drafts[message.id]?.words ?? wordsOf(message),
    type: (message: InboxMessage, words: Words) => setDrafts((before) => ({ ...before, [message.id]: { message, words } })),
    /** All, or these; what was typed into them since then stays. */
    forget(ids?: readonly number[]) {
      const isKept = ([id, each]: [string, Drafts[number]]) => (ids && !ids.includes(Number(id))) || each !== drafts[Number(id)];
      setDrafts((now) => Object.fromEntries(Object.entries(now).filter(isKept)));
    },
    /** Something was typed before this release came. */
    hasStarted: Object.keys(draft.start).length > 0,
  };
}

export type Edits = ReturnType<typeof useEdits>;
