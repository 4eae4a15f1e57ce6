import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import type { ChatRow } from '../chat/chat.rows';
import { listMessages } from '../chat/messages.repository';
import { composeAnswer } from './answer.service';
import { planAnswer, SAID_READ, type ReadMessage, type ReplyPlan } from './conversation.rules';
import type { Topic } from './topics';

/**
 * Composes the answer that the assistant would give now, and sends nothing. For a chat that a person answers, greetings and the promise of a person are left
 * out. Null when no message is open, and when a person would get no fact.
 */
export async function composeDraft(context: PlatformContext, chat: ChatRow): Promise<string | null> {
  return inTransaction(context.db, async (tx) => {
    const planned = planAnswer(await listSaid(tx, chat.id), chat.language);
    if (!planned.hasOpen) return null;
    const plan = chat.desk === 'assistant' ? planned : factsOf(planned);
    return plan && composeAnswer({ tx, context: { ...context, db: tx }, playerId: chat.playerId, at: context.clock.now(), plan });
  });
}

/** Topics about the assistant itself, or that only it has to answer. */
const OF_THE_ASSISTANT: readonly Topic[] = ['who', 'help', 'file', 'person'];

/** The part of a plan that a person can use; null when there is none. */
function factsOf(plan: ReplyPlan): ReplyPlan | null {
  const topics = plan.topics.filter((topic) => !OF_THE_ASSISTANT.includes(topic));
  const hasFacts = topics.length > 0 || plan.ids.length > 0;
  return hasFacts ? { ...plan, topics, manners: [], isFirst: false, isHandedBack: false } : null;
}

/** The last messages of a chat as the assistant reads them. */
export const listSaid = async (tx: Executor, chatId: number): Promise<ReadMessage[]> =>
  (await listMessages(tx, chatId, { limit: SAID_READ })).map(({ id, by, content, attachment }) => ({
    id,
    by,
    content,
    hasFile: attachment !== null,
  }));
