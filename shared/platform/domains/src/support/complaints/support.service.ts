import { isBlank, type ComplaintStatus } from '@site/api/contracts/chat';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { type MessageWords, queuePush, writeMessage } from '#notifications';
import { answeredMessage, closedMessage } from './complaints.messages';
import type { ComplaintFacts } from './complaints.presenter';
import { findComplaint, listMoved, listOpen, lockComplaint } from './complaints.repository';
import { addEntry, withEntries } from './entries.service';

const LISTED_AT_MOST = 200;

/** Complaints of all players: those that wait for support, the oldest first, then the others, the last changed first. */
export async function listForSupport(db: Executor) {
  const open = await listOpen(db, LISTED_AT_MOST);
  const others = open.length < LISTED_AT_MOST ? await listMoved(db, LISTED_AT_MOST - open.length) : [];
  return [...open, ...others];
}

/** @throws Refusal `platform.not_found` */
export async function readForSupport(db: Executor, reference: string): Promise<ComplaintFacts> {
  const complaint = await findComplaint(db, reference);
  if (!complaint) throw new Refusal('platform.not_found');
  return withEntries(db, complaint);
}

interface Answer {
  reference: string;
  text: string;
}

/** @throws Refusal `platform.not_found`, `chat.blank`, `chat.complaint_closed` */
export async function answerComplaint(context: PlatformContext, { reference, text }: Answer) {
  if (isBlank(text)) throw new Refusal('chat.blank');
  return say(context, { reference, text }, 'answered', answeredMessage);
}

/** The text may be blank. @throws Refusal `platform.not_found`, `chat.complaint_closed` when it is closed already */
export const closeComplaint = (context: PlatformContext, { reference, text }: Answer) =>
  say(context, { reference, text: isBlank(text) ? '' : text }, 'closed', closedMessage);

function say(
  { db, clock }: PlatformContext,
  { reference, text }: Answer,
  status: ComplaintStatus,
  messageOf: (reference: string) => MessageWords,
): Promise<ComplaintFacts> {
  return inTransaction(db, async (tx) => {
    const complaint = await lockComplaint(tx, reference);
    if (!complaint) throw new Refusal('platform.not_found');
    if (complaint.status === 'closed') throw new Refusal('chat.complaint_closed');
    const { playerId } = complaint;
    const at = clock.now();
    await writeMessage(tx, { playerId, at, ...messageOf(reference) });
    if (status === 'answered')
      await queuePush(tx, { playerId, at, news: 'complaintAnswered', path: `/complaints/${reference}`, about: `complaint:${reference}` });
    return addEntry(tx, complaint, { by: 'support', text, status, at });
  });
}
