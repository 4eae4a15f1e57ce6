import { writeAudit } from '@site/platform-kit/http/audit';
import type { Executor } from '@site/platform-kit/data/database';
import type { Language } from '@site/api/contracts/site';
import type { RequestOrigin } from '@site/platform-kit/http/request-origin';
import { queueNotice, writeMessage } from '#notifications';
import { deviceWords } from './device-words';
import { dhakaTime } from './dhaka-time';
import { FACTS, NOT_YOU, NOTICES, type NoticeKind } from './notices.messages';
import { placeWords } from './place-words';

type UsedFrom = Pick<RequestOrigin, 'ip' | 'userAgent'>;

interface Occasion {
  playerId: number;
  at: Date;
  /** Left out when the operator acted. */
  from?: UsedFrom;
  /** Value for `{about}` in the text. */
  about?: string;
  /** For the audit log only. */
  detail?: Record<string, unknown>;
}

/** Kinds that go out by e-mail or SMS as well, because a thief with the session can read and empty the inbox. */
const SENT: ReadonlySet<NoticeKind> = new Set(['token_reused', 'withdrawal_new_account', 'data_asked', 'account_closing']);

/** Writes a notice to the player's inbox and to the audit log, in the transaction of the change that it reports. */
export async function giveNotice(tx: Executor, kind: NoticeKind, { playerId, at, from, about = '', detail }: Occasion) {
  const message = (language: Language) =>
    [NOTICES[kind].what[language].replace('{about}', about), ...(from ? [factsOf(from, at, language)] : []), NOT_YOU[language]].join(' ');
  const words = { title: NOTICES[kind].title, message: { en: message('en'), bn: message('bn') } };
  await writeMessage(tx, { playerId, at, ...words });
  if (SENT.has(kind)) await queueNotice(tx, { playerId, at, ...words });
  const whoDid = from ? { device: deviceWords(from.userAgent, 'en').device } : { by: 'operator' };
  await writeAudit(tx, { at, action: kind, playerId, ip: from?.ip ?? '', detail: { ...whoDid, ...(about ? { about } : {}), ...detail } });
}

/** Uses own words and a checked address only: no text of the sender gets into a message. */
const factsOf = ({ userAgent, ip }: UsedFrom, at: Date, language: Language) =>
  FACTS[language]({
    device: deviceWords(userAgent, language).device,
    place: placeWords(ip, language),
    time: dhakaTime(at),
  });
