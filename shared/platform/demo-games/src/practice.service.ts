import { randomBytes } from 'node:crypto';
import { PRACTICE_MINUTES, PRACTICE_START } from '@site/api/contracts/catalogue';
import { paisaOf } from '@site/api/money';
import { readTicket } from '@site/platform-domains/practice-ticket';
import { inTransaction, violatedUnique } from '@site/platform-kit/data/database';
import { fillPractice, makePractice } from './practice.repository';
import { isOver } from './own-money.service';
import { findOpenRound } from './rounds.repository';
import { closeSession, lockSession, type SupplierSession } from './sessions.repository';
import { storeSession } from './sessions.service';
import { later, type Supplier } from './supplier';

const START = paisaOf(PRACTICE_START);

/** Opens a game without money; null when the ticket is forged, too old or used. */
export async function openPractice(supplier: Supplier, text: string, secret: string): Promise<SupplierSession | null> {
  const ticket = readTicket(text, secret, supplier.clock.now());
  if (!ticket) return null;
  const until = later(supplier, PRACTICE_MINUTES * 60);
  const session: SupplierSession = {
    id: randomBytes(24).toString('base64url'),
    platformSession: ticket.id,
    // No player of the platform has this id.
    playerId: `practice:${ticket.id}`,
    playerName: '',
    gameCode: ticket.code,
    gameName: ticket.name,
    gameType: ticket.type,
    platform: ticket.platform,
    language: ticket.language,
    balance: PRACTICE_START,
    clientSeed: null,
    nonce: 0,
    isClosed: false,
    hasOwnWallet: false,
    practiceUntil: until.toISOString(),
    freeSpins: null,
  };
  try {
    await inTransaction(supplier.db, async (tx) => {
      await storeSession(tx, session, supplier.clock.now());
      await makePractice(tx, session.id, START, until);
    });
  } catch (problem) {
    if (violatedUnique(problem)) return null;
    throw problem;
  }
  return session;
}

/** Sets practice money to its first amount. @returns false during an open round, and after the end */
export async function refillPractice(supplier: Supplier, session: SupplierSession): Promise<boolean> {
  return inTransaction(supplier.db, async (tx) => {
    const held = await lockSession(tx, session.id);
    if (!held || held.isClosed || isOver(held, supplier.clock.now())) return false;
    if (await findOpenRound(tx, session.playerId, session.gameCode)) return false;
    await fillPractice(tx, session.id, START);
    return true;
  });
}

export const endPractice = ({ db }: Supplier, session: SupplierSession) => closeSession(db, session.id);
