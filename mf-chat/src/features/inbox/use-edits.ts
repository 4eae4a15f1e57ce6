import { useEffect, useEffectEvent, useState } from 'react';
import type { InboxMessage } from '@site/api/contracts/inbox';
import { useDraft } from '@site/remote';
import { editOf, hasProblem, wordsOf, type EditedText } from './edits.rules';

type Drafts = Readonly<Record<number, { message: InboxMessage; words: EditedText }>>;

/** Unsaved edits of messages. They survive a swap of releases, and newer messages that move a message to the next page. */
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
    /** The messages of the page, and edited ones that are no longer on it. */
    messages: [...messages, ...edited.flatMap(({ away }) => away)],
    wordsOf: (message: InboxMessage) => drafts[message.id]?.words ?? wordsOf(message),
    type: (message: InboxMessage, words: EditedText) => setDrafts((before) => ({ ...before, [message.id]: { message, words } })),
    /** Drops all edits, or those of `ids`; text that was typed since the last render stays. */
    forget(ids?: readonly number[]) {
      const isKept = ([id, each]: [string, Drafts[number]]) => (ids && !ids.includes(Number(id))) || each !== drafts[Number(id)];
      setDrafts((now) => Object.fromEntries(Object.entries(now).filter(isKept)));
    },
    /** True when the player had typed something before this release replaced another. */
    hasStarted: Object.keys(draft.start).length > 0,
  };
}

export type Edits = ReturnType<typeof useEdits>;
