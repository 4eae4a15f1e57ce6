import { randomUUID } from 'node:crypto';
import { fileComplaint, openChat, sendMessage } from '@site/api/contracts/chat';
import { setLimit, setTimer, TIMER_MINUTES } from '@site/api/contracts/safer-play';
import { signUpPlayer } from '../fixtures/accounts';
import type { ConsoleSite } from '../fixtures/console-site';
import { ask } from '../fixtures/platform-call';
import { reportStarts } from '../fixtures/report-starts';
import { verifyPhone } from '../fixtures/verified';
import { sendDeposit } from '../fixtures/waiting-deposit';
import { marked } from '../releases/planted-code';

/** Deposits in BDT; two people decide the last one. */
const AMOUNTS = [500, 1_200, 18_000, 25_000];
const SECOND_PERSON_FROM = 20_000;
const REMOTE = 'mf-catalogue';
const STARTS = 60;
/** User id of support. */
const SUPPORT = 7;

/** Players with waiting deposits, a chat, a complaint and a limit, and a canary with numbers. @returns the player with all of that */
export async function fillConsole({ url, operator, releases }: ConsoleSite): Promise<string> {
  await operator.settings({ second_person_from: SECOND_PERSON_FROM });
  const accounts = [];
  for (const amount of AMOUNTS) {
    const account = await signUpPlayer(url);
    await verifyPhone(url, account, operator);
    const trx = await sendDeposit(url, account, amount);
    if (amount >= SECOND_PERSON_FROM) await operator.approve(trx);
    accounts.push(account);
  }
  for (const account of accounts) {
    const opened = await ask(url, account, openChat.path, { user_one_id: account.remoteId, user_two_id: SUPPORT });
    const { chat } = openChat.output.parse(opened);
    const say = (content: string) =>
      ask(url, account, sendMessage.path, { chat_id: chat.id, sender_id: account.remoteId, content, client_key: randomUUID() });
    await say('How much turnover is left for my bonus?');
    await say('আমার জমা এখনো আসেনি। I want to talk to a person');
    const complaint = { subject: 'My deposit has not arrived', text: 'I sent it two hours ago, and the wallet shows nothing.' };
    await ask(url, account, fileComplaint.path, { ...complaint, client_key: randomUUID() });
    await ask(url, account, setLimit.path, { kind: 'deposit', period: 'day', amount: 5000 });
    await ask(url, account, setTimer.path, { kind: 'check', minutes: TIMER_MINUTES.least });
  }
  const canary = await releases.plant(REMOTE, { change: marked('(canary)') });
  const { serial } = await releases.canary(REMOTE, canary, 20);
  await reportStarts(url, { remote: REMOTE, release: releases.builtOf(REMOTE), cohort: 'live', serial }, { starts: STARTS, crashes: 1 });
  await reportStarts(url, { remote: REMOTE, release: canary, cohort: 'canary', serial }, { starts: STARTS, crashes: 2 });
  return accounts.at(-1)?.username ?? '';
}
