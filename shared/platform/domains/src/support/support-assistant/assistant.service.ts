import { sideBySide } from '@site/platform-kit/base/one-by-one';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { claimChat, updateChat } from '../chat/chat.repository';
import { isWriting } from '../chat/chat.service';
import type { ChatRow } from '../chat/chat.rows';
import { markReadBySupport, setDesk, setDeskTyping, writeSupportMessage } from '../chat/support.service';
import { composeAnswer } from './answer.service';
import { languageOfChat, planAnswer } from './conversation.rules';
import { listToAttend, putOff } from './desk.repository';
import { listSaid } from './draft.service';
import { MANNERS_TEXTS } from './manners.messages';

const IN_ONE_TURN = 100;
/** Seconds before a player who waits for a person gets a reminder that the request is not forgotten. */
const REASSURED_AFTER_S = 120;
/** Seconds until a failed answer is tried again. */
const PUT_OFF_S = 10;

/**
 * Runs the assistant: shows that it writes, and answers the chats that are due. Each chat has a transaction of its own and its row decides,
 * so a run may stop anywhere, be repeated, or run twice at the same time: every question is answered once. A chat that fails is logged and
 * put off, and does not stop the others; one that another transaction has locked waits for the next run.
 */
export async function answerDue(context: PlatformContext) {
  const due = await listToAttend(context.db, context.clock.now(), IN_ONE_TURN);
  await sideBySide(due, (chatId) => attendOrPutOff(context, chatId));
}

async function attendOrPutOff(context: PlatformContext, chatId: number) {
  try {
    await attend(context, chatId);
  } catch (problem) {
    context.log.error({ err: problem, chat: chatId }, 'the assistant could not answer');
    await putOff(context.db, chatId, secondsAfter(context.clock.now(), PUT_OFF_S));
  }
}

const attend = (context: PlatformContext, chatId: number) =>
  inTransaction(context.db, async (tx) => {
    const at = context.clock.now();
    const chat = await claimChat(tx, chatId);
    if (!chat?.assistantDueAt) return;
    if (chat.assistantDueAt > at) return beginToWrite(tx, chat, at);
    await updateChat(tx, chatId, { assistantDueAt: null });
    if (chat.desk === 'assistant') return answer({ ...context, db: tx }, chat, at);
    if (chat.desk === 'waiting') return reassure(tx, chat, at);
  });

async function beginToWrite(tx: Executor, chat: ChatRow, at: Date) {
  if (chat.desk !== 'assistant' || isWriting(chat.deskTypingUntil, at)) return;
  await markReadBySupport(tx, chat.id, Number.MAX_SAFE_INTEGER, at);
  await setDeskTyping(tx, chat, true, at);
}

/** @param context carries the transaction as its database */
async function answer(context: PlatformContext, chat: ChatRow, at: Date) {
  const tx = context.db;
  const plan = planAnswer(await listSaid(tx, chat.id), chat.language);
  await markReadBySupport(tx, chat.id, Number.MAX_SAFE_INTEGER, at);
  const content = await composeAnswer({ tx, context, playerId: chat.playerId, at, plan });
  await writeSupportMessage(tx, { chatId: chat.id, by: 'assistant', content, at });
  if (chat.deskTypingUntil) await setDeskTyping(tx, chat, false, at);
  if (!plan.topics.includes('person')) return;
  await setDesk(tx, chat.id, 'waiting', at);
  await updateChat(tx, chat.id, { assistantDueAt: secondsAfter(at, REASSURED_AFTER_S) });
}

async function reassure(tx: Executor, chat: ChatRow, at: Date) {
  const language = languageOfChat(await listSaid(tx, chat.id), chat.language);
  await writeSupportMessage(tx, { chatId: chat.id, by: 'assistant', content: MANNERS_TEXTS[language].stillWaiting, at });
}
