import { randomUUID } from 'node:crypto';
import { fileComplaint, openChat, sendMessage } from '@site/api/contracts/chat';
import { placeBet } from '@site/api/contracts/exchange';
import { setLimit, setTimer, TIMER_MINUTES } from '@site/api/contracts/safer-play';
import type { Browser } from 'playwright';
import { signUpPlayer, type TestAccount } from '../fixtures/accounts';
import type { ConsoleSite } from '../fixtures/console-site';
import { heldMatch } from '../fixtures/held-match';
import { ask } from '../fixtures/platform-call';
import { reportStarts } from '../fixtures/report-starts';
import { exchangeOf } from '../fixtures/test';
import { verifyPhone } from '../fixtures/verified';
import { sendDeposit } from '../fixtures/waiting-deposit';
import { marked } from '../releases/planted-code';
import { sendDocuments } from './console-documents';
import { planRewards } from './console-plans';

/** Deposits in BDT; two people decide the last one. */
const AMOUNTS = [500, 1_200, 18_000, 25_000];
const SECOND_PERSON_FROM = 20_000;
/** An area with a canary, and one with a release that runs worse than the one before. */
const [TRIED, WORSE] = ['mf-catalogue', 'mf-funds'];
const STARTS = 120;
/** User id of support. */
const SUPPORT = 7;
/** Money for bets, and stakes, in BDT. */
const CREDIT = 5_000;
const STAKES = [120, 250, 180, 400];

/** A player, and addresses of pages with data. */
interface ConsoleData {
  /** A player with a waiting deposit, a chat, a complaint, a limit and a bet. */
  username: string;
  /** Address of a market with bets. */
  market: string;
  /** Addresses of the area with a canary, and of a release. */
  area: string;
  release: string;
}

/** Fills every page of the console. */
export async function fillConsole(site: ConsoleSite, browser: Browser): Promise<ConsoleData> {
  const { url, operator } = site;
  await operator.settings({ second_person_from: SECOND_PERSON_FROM });
  const accounts = [];
  for (const amount of AMOUNTS) {
    const account = await signUpPlayer(url);
    await verifyPhone(url, account, operator);
    const trx = await sendDeposit(url, account, amount);
    if (amount >= SECOND_PERSON_FROM) await operator.approve(trx);
    accounts.push(account);
  }
  for (const account of accounts) await askForHelp(url, account);
  await sendDocuments(site, accounts, browser);
  await planRewards(site, accounts);
  const market = await betOnMatch(site, accounts);
  const release = await runReleases(site);
  return { username: accounts.at(-1)?.username ?? '', market, area: `releases/${TRIED}`, release };
}

async function askForHelp(url: string, account: TestAccount) {
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

/** Bets of all players on a match whose market an operator holds. */
async function betOnMatch({ url, operator }: ConsoleSite, accounts: readonly TestAccount[]): Promise<string> {
  const { event, runner, part } = await heldMatch(exchangeOf(url), operator);
  const [marketId, eventId] = [event.MarketId, event.EventId];
  for (const [nth, account] of accounts.entries()) {
    await operator.player(account.username, { credit: CREDIT });
    const isLay = nth % 2 === 1;
    const price = { side: isLay ? 'lay' : 'back', odds: Number(isLay ? part.lay : part.back) };
    await ask(url, account, placeBet.path, { marketId, eventId, selection: runner.id, stake: STAKES[nth], ...price });
  }
  return `exchange/${eventId}?market=${marketId}`;
}

/** A canary with numbers, and a live release that runs worse than the one before. @returns address of that release */
async function runReleases({ url, releases }: ConsoleSite): Promise<string> {
  const canary = await releases.plant(TRIED, { change: marked('(canary)') });
  const worse = await releases.plant(WORSE, { change: marked('(worse)') });
  const before = releases.builtOf(WORSE);
  await releases.activate(WORSE, worse, { stepBack: before });
  const { serial } = await releases.canary(TRIED, canary, 20);
  const live = { cohort: 'live' as const, serial };
  const good = { starts: STARTS, crashes: 1, ms: 420, vitals: { lcp: 1_900, inp: 90 } };
  await reportStarts(url, { ...live, remote: TRIED, release: releases.builtOf(TRIED) }, good);
  await reportStarts(url, { ...live, remote: TRIED, cohort: 'canary', release: canary }, { ...good, crashes: 3, ms: 510 });
  await reportStarts(url, { ...live, remote: WORSE, release: before }, good);
  await reportStarts(url, { ...live, remote: WORSE, release: worse }, { ...good, crashes: 9, vitals: { lcp: 3_100, inp: 210 } });
  return `releases/${WORSE}/${before}`;
}
