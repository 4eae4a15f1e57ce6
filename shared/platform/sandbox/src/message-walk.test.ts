import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ALERT_SIDES, priceOf } from '@site/api/contracts/exchange';
import { IDENTITY_REASONS } from '@site/api/contracts/identity';
import { INBOX_TEXT_LENGTH, INBOX_TITLE_LENGTH } from '@site/api/contracts/inbox';
import { LIMIT_KINDS, LIMIT_PERIODS, TIMER_KINDS } from '@site/api/contracts/safer-play';
import { paisa } from '@site/api/money';
import { cashedOutMessage } from '@site/platform-exchange/cash-out/auto-cash-out.messages';
import { priceReachedMessage } from '@site/platform-exchange/price-alerts/price-alerts.messages';
import { resettledMessage, voidedMessage } from '@site/platform-exchange/settlement/settlement.messages';
import { playCorrectedMessage, stakeReturnedMessage } from '@site/platform-domains/games/testing';
import {
  closing,
  identity,
  newPasswordMessage,
  NOT_YOU,
  NOTICES,
  ownData,
  profile,
  welcomeMessage,
} from '@site/platform-domains/access/testing';
import { answeredMessage, closedMessage, filedMessage } from '@site/platform-domains/support/testing';
import {
  cashbackMessage,
  claimMessage,
  completedMessage,
  convertedMessage,
  freeBetMessage,
  freeSpinsMessage,
  loweredMessage,
  missionMessage,
  prizeMessage,
  promotedMessage,
  releasedMessage,
  rewardMessage,
  spinReturnedMessage,
} from '@site/platform-domains/rewards/testing';
import { joinedMessage } from '@site/platform-domains/rewards';
import {
  fullStopMessage,
  imposedBreakMessage,
  limitMessage,
  restrictionEndedMessage,
  restrictionMessage,
  suggestedLimitMessage,
  timerMessage,
} from '@site/platform-domains/safer-play/testing';
import { stepMessage } from '@site/platform-domains/funds/testing';
import type { TransactionRow } from '@site/platform-domains/funds';
import type { MessageWords } from '@site/platform-domains/notifications';
import { isOwnPath } from '@site/platform-domains/notifications/testing';
import * as operator from '@site/platform-operator/operator.messages';

const day = new Date('2026-01-31T06:00:00Z');
const about = (text: string) => text.replace('{about}', '01712345678');

const transaction = (action: TransactionRow['action'], extra: bigint) =>
  ({
    action,
    amount: 125_000n,
    methodName: 'Padma Wallet',
    bonus: extra,
    rebate: extra,
    reason: 'Words <of> an operator',
  }) as TransactionRow;

const transactionSteps = (['deposit', 'withdraw'] as const).flatMap((action) =>
  [0n, 5000n].flatMap((extra) =>
    (['received', 'edited', 'approved', 'failed', 'reverted'] as const).map((step) => stepMessage(transaction(action, extra), step)),
  ),
);

const timerChanges = TIMER_KINDS.flatMap((kind) => [
  ...(['limit_set', 'limit_lowered', 'raise_dropped'] as const).map((what) => timerMessage(what, kind, 60)),
  ...(['raise_asked', 'raise_due', 'raise_confirmed'] as const).flatMap((what) =>
    [60, null].map((minutes) => timerMessage(what, kind, minutes)),
  ),
]);

const limitChanges = LIMIT_KINDS.flatMap((kind) =>
  LIMIT_PERIODS.flatMap((period) => [
    ...(['limit_set', 'limit_lowered', 'raise_dropped'] as const).map((what) => limitMessage(what, { kind, period }, paisa(125_000n))),
    ...(['raise_asked', 'raise_due', 'raise_confirmed'] as const).flatMap((what) =>
      [125_000n, null].map((amount) => limitMessage(what, { kind, period }, amount === null ? null : paisa(amount))),
    ),
  ]),
);

const market = { eventName: 'Dhaka Deltas v <Khulna> Kites', name: '6 over runs' };

/** All messages of every file with messages. */
const SAID: Record<string, MessageWords[]> = {
  'exchange/src/cash-out/auto-cash-out.messages.ts': [
    cashedOutMessage(market, 'target', paisa(18_182n)),
    cashedOutMessage(market, 'stop', paisa(-18_182n)),
  ],
  'exchange/src/price-alerts/price-alerts.messages.ts': ALERT_SIDES.map((side) =>
    priceReachedMessage(
      { ...market, id: '1.40000001', eventId: '40000001', sport: 'cricket', selections: [{ id: 'A', name: 'Dhaka <Deltas>' }] },
      { selection: 'A', odds: priceOf(2.1), side },
      priceOf(2.2),
    ),
  ),
  'exchange/src/settlement/settlement.messages.ts': [
    voidedMessage(market),
    resettledMessage(market, '51', paisa(1000n)),
    resettledMessage(market, '51', paisa(-1000n)),
  ],
  'domains/src/access/change-password/change-password.messages.ts': [
    newPasswordMessage('password_changed'),
    newPasswordMessage('password_reset'),
  ],
  'domains/src/access/closing/closing.messages.ts': [closing.closingLapsedMessage(), closing.accountClosedMessage()],
  'domains/src/access/identity/identity.messages.ts': [
    identity.acceptedMessage(),
    ...[...IDENTITY_REASONS, 'Words <of> an operator'].map(identity.refusedMessage),
  ],
  'domains/src/access/own-data/own-data.messages.ts': [ownData.archiveReadyMessage(), ownData.archiveFailedMessage()],
  'domains/src/access/entry/welcome.messages.ts': [welcomeMessage(paisa(0n)), welcomeMessage(paisa(50_000n))],
  'domains/src/support/complaints/complaints.messages.ts': [filedMessage, answeredMessage, closedMessage].map((say) => say('C-7KQ2M4XP')),
  'domains/src/access/profile/profile.messages.ts': [
    profile.emailVerifiedMessage(),
    profile.phoneVerifiedMessage(),
    profile.numberAddedMessage('01712345678'),
    profile.numberVerifiedMessage('01712345678'),
    profile.birthdaySavedMessage(),
  ],
  'domains/src/rewards/referral/referral.messages.ts': [
    rewardMessage('2026-01-31', paisa(2550n)),
    claimMessage(paisa(2550n)),
    joinedMessage(),
  ],
  'domains/src/rewards/cashback/cashback.messages.ts': [cashbackMessage('2026-01-12', paisa(2550n))],
  'domains/src/rewards/free-bets/free-bets.messages.ts': [freeBetMessage(paisa(50_000n), priceOf(1.5), day)],
  'domains/src/rewards/free-spins/free-spins.messages.ts': [
    freeSpinsMessage({ game: { name: 'Tiger <Crown>' }, spins: 10, stake: paisa(2000n), validUntil: day }),
    ...[true, false].map((isOver) => spinReturnedMessage('Tiger <Crown>', isOver)),
  ],
  'domains/src/rewards/missions/missions.messages.ts': [missionMessage({ name: 'Slots <day>', nameBn: 'স্লটের <দিন>' }, paisa(5000n))],
  'domains/src/rewards/tournaments/tournaments.messages.ts': [
    prizeMessage({ name: 'Slots <week>', nameBn: 'স্লটের <সপ্তাহ>', place: 2, amount: paisa(250_000n) }),
  ],
  'domains/src/safer-play/limit.messages.ts': limitChanges,
  'domains/src/safer-play/timer.messages.ts': timerChanges,
  'domains/src/safer-play/desk.messages.ts': [
    imposedBreakMessage(day, 'Words of a person'),
    ...LIMIT_KINDS.flatMap((kind) =>
      LIMIT_PERIODS.map((period) => suggestedLimitMessage({ kind, period }, paisa(125_000n), 'Words of a person')),
    ),
  ],
  'domains/src/safer-play/restriction.messages.ts': (['time_out', 'excluded'] as const).flatMap((kind) => [
    restrictionMessage(kind, day),
    fullStopMessage(kind, day),
    restrictionEndedMessage(kind),
  ]),
  'domains/src/funds/transactions/transactions.messages.ts': transactionSteps,
  'domains/src/rewards/turnover/turnover.messages.ts': [completedMessage(0), completedMessage(3), releasedMessage()],
  'domains/src/rewards/vip/vip.messages.ts': [
    promotedMessage(7),
    loweredMessage(6),
    loweredMessage(0),
    convertedMessage(4000, paisa(4000n)),
  ],
  'operator/src/operator.messages.ts': [
    operator.creditGrantedMessage(paisa(10_050n)),
    operator.pointsGrantedMessage(4000),
    operator.rewardGrantedMessage(paisa(2550n)),
    operator.unblockedMessage(),
  ],
  'domains/src/games/seamless/seamless.messages.ts': [
    ...(['shared', 'transfer'] as const).flatMap((wallet) => {
      const played = { game: { code: 'JC1', name: 'Crash', type: 'CRASH', platform: 'JAMUNA_CRASH' }, wallet } as const;
      return [
        stakeReturnedMessage(played, paisa(1000n)),
        playCorrectedMessage(played, paisa(1000n)),
        playCorrectedMessage(played, paisa(-1000n)),
      ];
    }),
  ],
  // `giveNotice` makes the messages of these parts.
  'domains/src/access/notices/notices.messages.ts': Object.values(NOTICES).map(({ title, what }) => ({
    title,
    message: { en: about(`${what.en} ${NOT_YOU.en}`), bn: about(`${what.bn} ${NOT_YOU.bn}`) },
  })),
};

const SOURCES = join(__dirname, '..', '..');

/** Replies in the chat, which have tests of their own. */
const REPLIES = 'domains/src/support/support-assistant/';

it('covers every file with messages for the inbox', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.messages.ts') && !file.startsWith(REPLIES),
  );
  expect(Object.keys(SAID)).toEqual(expect.arrayContaining(files));
});

const linksOf = (text: string) => [...text.matchAll(/<a href="([^"]*)">[^<>]+<\/a>/g)].map(([, href = '']) => href);
const wordsOf = (text: string) => text.replace(/<a href="[^"]*">([^<>]+)<\/a>/g, '$1').replaceAll('<br>', ' ');

describe.each(Object.entries(SAID))('messages of %s', (_file, said) => {
  it('exist in both languages, and fit', () => {
    for (const { title, message } of said) {
      for (const text of [title.bn, message.bn]) expect(text).toMatch(/[\u0985-\u09EF]/);
      for (const text of [title.en, message.en]) expect(text).toMatch(/^(?!.*[\u0985-\u09EF]).*[A-Za-z]/s);
      for (const text of Object.values(title)) expect(text.length).toBeLessThanOrEqual(INBOX_TITLE_LENGTH);
      for (const text of Object.values(message)) expect(text.length).toBeLessThanOrEqual(INBOX_TEXT_LENGTH);
      for (const text of [...Object.values(title), ...Object.values(message)]) {
        expect(text).not.toMatch(/undefined|null|NaN|\{|\}|\$/);
        expect(text).not.toMatch(/^\s|\s$| {2}/);
      }
    }
  });

  it('link to own pages only, to the same in both languages, and contain no other markup but line breaks', () => {
    for (const { title, message } of said) {
      for (const text of [title.en, title.bn, wordsOf(message.en), wordsOf(message.bn)]) expect(text).not.toMatch(/[<>]/);
      for (const href of linksOf(message.en)) expect([href, isOwnPath(href.replace(/\?.*/, ''))]).toEqual([href, true]);
      expect(linksOf(message.bn).toSorted()).toEqual(linksOf(message.en).toSorted());
    }
  });
});
