import type { Language } from '@site/api/contracts/site';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { formatMoney, paisa } from '@site/api/money';
import { arrivesIn, changeableIn, REASONS_BN, type TransactionRow } from '#funds';
import { printMoment } from './moment.rules';
import { REQUESTS_TEXTS, type RequestFacts, type RequestState } from './requests.messages';

/** State of a request in words: two or three lines. */
export function describeRequest(row: TransactionRow, now: Date, language: Language): string {
  const texts = REQUESTS_TEXTS[language].requests[row.action];
  const facts = factsOf(row, now, language);
  return `${texts.head(facts)}\n${texts.states[stateOf(row, now)](facts)}`;
}

/** State of a request in one line, for a list. */
export function describeBriefly(row: TransactionRow, now: Date, language: Language): string {
  const { requests, briefStates } = REQUESTS_TEXTS[language];
  return requests[row.action].brief(factsOf(row, now, language), briefStates[stateOf(row, now)]);
}

function stateOf(row: TransactionRow, now: Date): RequestState {
  if (row.key === '1') return 'approved';
  if (row.key === '2') return row.isClosed ? 'closed' : 'failed';
  return minutesLeft(row, now) > 0 ? 'waiting' : 'late';
}

const minutesLeft = (row: TransactionRow, now: Date) => Math.ceil((arrivesIn(row, now) ?? 0) / 60);

function factsOf(row: TransactionRow, now: Date, language: Language): RequestFacts {
  const extra = paisa(row.bonus + row.rebate);
  // The time of a change is shown for refused requests only, and for these the setting makes no difference.
  const wait = changeableIn(row, now, { withdrawalRevert: false });
  return {
    number: row.number,
    trxId: row.trxId,
    amount: formatMoney(row.amount),
    method: row.methodName,
    sentAt: printMoment(row.submittedAt, language),
    decidedAt: printMoment(row.decidedAt ?? row.updatedAt, language),
    minutesLeft: minutesLeft(row, now),
    extra: extra > 0n ? formatMoney(extra) : null,
    reason: asSentence(reasonIn(language, row.reason ?? ''), language),
    changeableAt: wait ? printMoment(secondsAfter(now, wait), language) : null,
  };
}

const reasonIn = (language: Language, reason: string) => (language === 'bn' && REASONS_BN[reason]) || reason;

const NOT_GIVEN: Record<Language, string> = { en: 'none was given.', bn: 'উল্লেখ করা হয়নি।' };

/** Adds a full stop, because another sentence follows. */
const asSentence = (reason: string, language: Language) => (reason === '' ? NOT_GIVEN[language] : reason.replace(/[^.!?।]$/, '$&.'));
