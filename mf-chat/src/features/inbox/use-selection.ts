import { useState } from 'react';
import type { InboxMessage } from '@site/api/contracts/inbox';

/** Selection mode, and the selected messages of the screen. A message that leaves the screen is no longer selected. */
export function useSelection(messages: readonly InboxMessage[], startsOn = false) {
  const [isOn, setOn] = useState(startsOn);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const all = messages.map(({ id }) => id);
  const ids = all.filter((id) => chosen.includes(id));
  if (ids.length !== chosen.length) setChosen(ids);
  const isAll = all.length > 0 && ids.length === all.length;
  return {
    isOn,
    ids,
    /** Number of messages that can be selected. */
    of: all.length,
    isAll,
    has: (id: number) => ids.includes(id),
    toggle: (id: number) => setChosen(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    toggleAll: () => setChosen(isAll ? [] : all),
    start: () => setOn(true),
    stop() {
      setOn(false);
      setChosen([]);
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
