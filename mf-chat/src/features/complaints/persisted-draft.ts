import { keep, readKept } from '#browser-store';

/** Text that was typed and not sent, and the client key for sending it. */
export interface ComplaintDraft {
  subject: string;
  text: string;
  clientKey: string;
}

export interface DraftPlace {
  remoteId: string;
  /** Reference of the complaint to add to; null: a new complaint. */
  reference: string | null;
}

const addressOf = ({ remoteId, reference }: DraftPlace) => `complaint/${remoteId}/${reference ?? 'new'}`;

export const newDraft = (text = ''): ComplaintDraft => ({ subject: '', text, clientKey: crypto.randomUUID() });

export const isEmpty = ({ subject, text }: ComplaintDraft) => !subject && !text;

/** The player's draft of an earlier visit; null when none is stored. */
export async function readDraft(place: DraftPlace): Promise<ComplaintDraft | null> {
  const draft = await readKept<ComplaintDraft>(addressOf(place));
  return draft && !isEmpty(draft) ? draft : null;
}

/** Stores the draft, so that it survives a reload. A browser that refuses leaves it only in the form. */
export const keepDraft = (place: DraftPlace, draft: ComplaintDraft) => keep(addressOf(place), draft);

/** Moves the draft for a closed complaint into a new complaint, unless the player has begun one. */
export async function carryOver({ remoteId, reference }: DraftPlace) {
  const [left, begun] = await Promise.all([readDraft({ remoteId, reference }), readDraft({ remoteId, reference: null })]);
  if (left && !begun) await keepDraft({ remoteId, reference: null }, newDraft(left.text));
}
