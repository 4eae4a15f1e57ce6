import { randomInt } from 'node:crypto';
import { isBlank } from '@site/api/contracts/chat';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { keepLimit } from '@site/platform-kit/pace/counter';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { lockPlayer } from '#access';
import { writeMessage } from '#notifications';
import { filedMessage } from './complaints.messages';
import type { ComplaintFacts } from './complaints.presenter';
import { findComplaint, findSent, insertComplaint, lockComplaint } from './complaints.repository';
import type { ComplaintRow } from './complaints.rows';
import { addEntry, withEntries } from './entries.service';

/** Without look-alikes: no I, L, O and U, no 0 and 1. */
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;
/** There are 656 billion references, so the second try practically always finds a free one. */
const REFERENCE_TRIES = 5;

interface Sent {
  text: string;
  clientKey: string;
}

/** @throws Refusal `platform.not_found`, also for another player's complaint */
export const readComplaint = async (db: Executor, playerId: number, reference: string): Promise<ComplaintFacts> =>
  withEntries(db, own(await findComplaint(db, reference), playerId));

/**
 * Files a complaint. Calls with the same client key are the same complaint, at any time.
 * @throws Refusal `chat.blank`, `platform.too_many`, `platform.key_reused` for the key of an addition
 */
export function fileComplaint(
  context: PlatformContext,
  playerId: number,
  { subject, text, clientKey }: Sent & { subject: string },
  makeReference = newReference,
): Promise<ComplaintFacts> {
  refuseBlank(subject);
  refuseBlank(text);
  return onceOnly(context, playerId, clientKey, {
    again: ({ complaint, isFirst }) => (isFirst ? complaint : null),
    first: async (tx) => {
      const at = context.clock.now();
      const complaint = await insertNew(tx, { playerId, subject, at }, makeReference);
      await writeMessage(tx, { playerId, at, ...filedMessage(complaint.reference) });
      return addEntry(tx, complaint, { by: 'player', text, status: 'open', clientKey, at });
    },
  });
}

/**
 * Adds the player's text and opens the complaint again, so that support has to answer.
 * @throws Refusal `platform.not_found`, `chat.blank`, `chat.complaint_closed`, `platform.too_many`, `platform.key_reused`
 */
export function addToComplaint(
  context: PlatformContext,
  playerId: number,
  { reference, text, clientKey }: Sent & { reference: string },
): Promise<ComplaintFacts> {
  refuseBlank(text);
  return onceOnly(context, playerId, clientKey, {
    again: ({ complaint, isFirst }) => (!isFirst && complaint.reference === reference ? complaint : null),
    first: async (tx) => {
      const complaint = own(await lockComplaint(tx, reference), playerId);
      if (complaint.status === 'closed') throw new Refusal('chat.complaint_closed');
      return addEntry(tx, complaint, { by: 'player', text, status: 'open', clientKey, at: context.clock.now() });
    },
  });
}

interface Once {
  /** Complaint of an earlier call with the key; null when the key belongs to something else. */
  again: (sent: NonNullable<Awaited<ReturnType<typeof findSent>>>) => ComplaintRow | null;
  first: (tx: Executor) => Promise<ComplaintFacts>;
}

/** Runs the calls of one player one after the other, so that a copy finds the first call and does not count as a try. */
function onceOnly({ db, clock, settings }: PlatformContext, playerId: number, clientKey: string, { again, first }: Once) {
  return inTransaction(db, async (tx) => {
    await lockPlayer(tx, playerId);
    const sent = await findSent(tx, playerId, clientKey);
    if (sent) {
      const complaint = again(sent);
      if (!complaint) throw new Refusal('platform.key_reused');
      return withEntries(tx, complaint);
    }
    await keepLimit(tx, clock, `complaints:${playerId}`, settings.limits.complaintsPerPlayer);
    return first(tx);
  });
}

async function insertNew(
  tx: Executor,
  { playerId, subject, at }: { playerId: number; subject: string; at: Date },
  makeReference: () => string,
) {
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const reference = makeReference();
    const row = await insertComplaint(tx, { playerId, reference, subject, status: 'open', createdAt: at, updatedAt: at });
    if (row) return row;
  }
  throw new Error('No reference is free');
}

function own(complaint: ComplaintRow | null, playerId: number): ComplaintRow {
  if (complaint?.playerId !== playerId) throw new Refusal('platform.not_found');
  return complaint;
}

function refuseBlank(text: string) {
  if (isBlank(text)) throw new Refusal('chat.blank');
}

/** New reference, such as `C-7KQM2XWD`. */
const newReference = () =>
  `C-${Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('')}`;
