import { parseChat } from './chat-command';
import { listComplaints, parseComplaint } from './complaint-command';
import { parseExchange } from './exchange-command';
import { parseMessage } from './message-command';
import type { OperatorRequest } from './operator-request';
import { parsePerson } from './person-command';

export const USAGE = `npm run operator -- <verb>
  settings key=value ...              change general settings: site_status=0|1, payment_list=plain|ewallet,
                                      auto_review=on|off (off: requests wait for you), withdrawal_revert=on|off,
                                      vip_min_convert=10, odds_feed=stream|poll, ...
  player <username>                   status, and the break or exclusion that runs
  player <username> key=value ...     status=active|blocked, credit=100, vip_coin=4000, cash_bonus=25, two_step=off
  outbox [to]                         codes that were sent, newest first
  queue                               deposits and withdrawals that wait, oldest first
  approve <id> [attempt=2]            approve one: its number, or a TRX ID that waits; one that was edited needs the
                                      attempt that the queue shows
  fail <id> [attempt=2] --reason "<sentence>"   refuse one; the player reads the reason
  message <username> "title" "text"   write to a player's inbox; own paths as /promotions become links
  chat                                chats with support: those that wait for a person first
  chat read <id|username>             the newest messages of one
  chat reply <id|username> "words"    write as a person; the assistant is silent from then on
  chat live <id|username>             talk: prints what arrives, sends each typed line; /close hands back, /quit leaves
  chat file <message id>              save what a player attached to a message
  chat close <id|username>            give it back to the assistant
  complaints                          complaints: those that wait for an answer first
  complaint read <ref>                one with its history
  complaint answer <ref> "words"      answer it; the player gets a message in the inbox
  complaint close <ref> ["words"]     close it, with last words or without
  exchange list [event]               events of the exchange, or the markets of one
  exchange <market> state <state>     hold it OPEN, SUSPENDED or BALL_RUNNING; FEED gives it back
  exchange <market> settle <result>   who has won (a,b: dead heat) or the runs; once more settles it anew
  exchange <market> void ["reason"]   bets in it do not count
  referral [day]                      pay the referral rewards of a day that is over, as 2026-01-31; yesterday without one
  person list | person end <name>     people who run the site; end a key
  person add <name> --role <role>     viewer, cashier, support, trader or admin; prints the key, once
  audit [player=<username>] [who=<name>] [before=<id>]   who did what, newest first; refused calls too
  clock <seconds>                     move the sandbox clock ahead (SANDBOX_CLOCK=manual)

OPERATOR_KEY is your key; a sandbox on this machine needs none. OPERATOR_URL names a platform elsewhere, over https.`;

/** What a command line asks for; null when it cannot be read. */
export function parseCommand([verb, ...rest]: readonly string[]): OperatorRequest | null {
  switch (verb) {
    case 'settings': {
      const body = assignments(rest);
      return body && { method: 'PATCH', path: '/operator/settings', body };
    }
    case 'player': {
      const [username, ...changes] = rest;
      if (!username) return null;
      const path = `/operator/players/${encodeURIComponent(username)}`;
      const body = assignments(changes);
      if (!changes.length) return { method: 'GET', path };
      return body && { method: 'PATCH', path, body };
    }
    case 'outbox':
      return { method: 'GET', path: rest[0] ? `/operator/outbox?to=${encodeURIComponent(rest[0])}` : '/operator/outbox' };
    case 'queue':
      return { method: 'GET', path: '/operator/queue' };
    case 'approve': {
      const [id, ...more] = rest;
      const seen = more.length ? attemptOf(more) : {};
      return id && seen ? { method: 'POST', path: `${transactionPath(id)}/approve`, body: seen } : null;
    }
    case 'fail': {
      const [id, ...words] = rest;
      const seen = words[0] === '--reason' ? {} : attemptOf(words.splice(0, 1));
      const [flag, reason, ...more] = words;
      const isRead = id && seen && flag === '--reason' && reason?.trim() && !more.length;
      return isRead ? { method: 'POST', path: `${transactionPath(id)}/fail`, body: { reason, ...seen } } : null;
    }
    case 'message':
      return parseMessage(rest);
    case 'chat':
      return parseChat(rest);
    case 'complaints':
      return rest.length ? null : listComplaints;
    case 'complaint':
      return parseComplaint(rest);
    case 'exchange':
      return parseExchange(rest);
    case 'referral': {
      const [day, ...more] = rest;
      return more.length ? null : { method: 'POST', path: '/operator/referral/run', body: day ? { day } : {} };
    }
    case 'person':
      return parsePerson(rest);
    case 'audit':
      return parseAudit(rest);
    case 'clock': {
      const seconds = Number(rest[0]);
      return Number.isInteger(seconds) && seconds > 0 ? { method: 'POST', path: '/operator/clock/advance', body: { seconds } } : null;
    }
    default:
      return null;
  }
}

const transactionPath = (id: string) => `/operator/transactions/${encodeURIComponent(id)}`;

/** `attempt=2` and nothing else. */
function attemptOf(words: readonly string[]): Record<string, string> | null {
  const named = assignments(words);
  return named && Object.keys(named).join() === 'attempt' ? named : null;
}

const AUDIT_FILTERS = ['player', 'who', 'before'];

function parseAudit(words: readonly string[]): OperatorRequest | null {
  const filters = words.length ? assignments(words) : {};
  if (!filters || Object.keys(filters).some((name) => !AUDIT_FILTERS.includes(name))) return null;
  const query = new URLSearchParams(filters).toString();
  return { method: 'GET', path: `/operator/audit${query && `?${query}`}` };
}

function assignments(words: readonly string[]): Record<string, string> | null {
  const pairs = words.map((word) => /^(\w+)=(.*)$/s.exec(word));
  if (!pairs.length || pairs.includes(null)) return null;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
}
