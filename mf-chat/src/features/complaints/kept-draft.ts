import { changeKept, readKept } from '#kept';

/** What was typed and not yet sent, with the key that it is sent under. */
export interface Draft {
  subject: string;
  text: string;
  clientKey: string;
}

export interface DraftPlace {
  remoteId: string;
  /** What is written more to; null: a new complaint. */
  reference: string | null;
}

const addressOf = ({ remoteId, reference }: DraftPlace) => `complaint/${remoteId}/${reference ?? 'new'}`;

export const newDraft = (text = ''): Draft => ({ subject: '', text, clientKey: crypto.randomUUID() });

export const isEmpty = ({ subject, text }: Draft) => !subject && !text;

/** Of this player, from an earlier visit; null where nothing is kept. */
export async function readDraft(place: DraftPlace): Promise<Draft | null> {
  const draft = await readKept<Draft>(addressOf(place));
  return draft && !isEmpty(draft) ? draft : null;
}

/** Outlives a reload where the browser lets it; elsewhere the form alone has it. */
export const keepDraft = (place: DraftPlace, draft: Draft) => changeKept(addressOf(place), () => draft);

/** What can no longer be added goes into a new complaint, unless one is begun. */
export async function carryOver({ remoteId, reference }: DraftPlace) {
  const [left, begun] = await Promise.all([readDraft({ remoteId, reference }), readDraft({ remoteId, reference: null })]);
  if (left && !begun) await keepDraft({ remoteId, reference: null }, newDraft(left.text));
}
