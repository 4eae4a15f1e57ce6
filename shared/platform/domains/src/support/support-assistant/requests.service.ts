import type { TransactionAction } from '@site/api/contracts/funds';
import { describeBriefly, describeRequest } from './requests.presenter';
import { findOwnNamed, listNewest } from './requests.repository';
import { REQUESTS_TEXTS } from './requests.messages';
import type { Ask } from './ask';

const SHOWN = 3;
const NAMED_SHOWN = 5;

/** Describes the requests that the player named; null when none was named. A request of another player gets the same answer as an unknown one. */
export async function answerNamed({ tx, playerId, at, plan }: Ask): Promise<string | null> {
  const { language, ids, candidates } = plan;
  const names = [...new Set([...ids, ...candidates])];
  const found = names.length ? await findOwnNamed(tx, playerId, names, NAMED_SHOWN) : [];
  const known = new Set(found.flatMap(({ number, trxKey }) => [number, trxKey]));
  const unknown = ids.filter((id) => !known.has(id) && !found.some(({ trxKey }) => trxKey?.includes(id)));
  const parts = found.map((row) => describeRequest(row, at, language));
  if (unknown.length) parts.push(REQUESTS_TEXTS[language].notFound(unknown.join(', ')));
  return parts.length ? parts.join('\n\n') : null;
}

export const answerNewest = (ask: Ask, action: TransactionAction) =>
  answerListed(ask, [action], REQUESTS_TEXTS[ask.plan.language].requests[action].none);

/** Newest requests of both kinds. */
export const answerMoney = (ask: Ask) => answerListed(ask, ['deposit', 'withdraw'], REQUESTS_TEXTS[ask.plan.language].noneOfBoth);

/** Describes the newest request in full, and two earlier ones in a line each. */
async function answerListed({ tx, playerId, at, plan: { language } }: Ask, actions: readonly TransactionAction[], none: string) {
  const [newest, ...earlier] = await listNewest(tx, playerId, actions, SHOWN);
  if (!newest) return none;
  const texts = REQUESTS_TEXTS[language];
  const lines = earlier.map((row) => describeBriefly(row, at, language));
  return [describeRequest(newest, at, language), ...(lines.length ? [[texts.earlier, ...lines, texts.all].join('\n')] : [])].join('\n\n');
}
