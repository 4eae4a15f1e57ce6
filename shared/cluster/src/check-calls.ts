import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createPlayers, login } from '@site/api/contracts/access';

/** A call that hangs longer has failed; the site answers within 15 s. */
const PATIENCE_MS = 20_000;
const REST_MS = 200;

interface Seen {
  calls: number;
  failed: string[];
  /** Longest time in ms without a sign-up that was acknowledged. */
  longestGapMs: number;
}

export interface Calls {
  /** @returns what was seen since the last call of it */
  cut(): Seen;
  /** Usernames of acknowledged sign-ups. */
  acknowledged: readonly string[];
  stop(): Promise<void>;
}

const PASSWORD = 'secret123';
let count = 0;
const freshAddress = () => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`;

function freshPlayer() {
  const username = `chk${Date.now().toString(36)}${(count++).toString(36)}`.slice(-16);
  return {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    currency: 'BDT',
    name: 'Rahim Uddin',
    phone: `017${String(randomInt(1e8)).padStart(8, '0')}`,
    email: `${username}@example.com`,
    referral_code: '',
    status: 'active',
  };
}

/** @throws Error for an answer of 500 and above, or no answer */
async function call(site: string, path: string, body?: object): Promise<number> {
  const response = await fetch(site + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', origin: site, 'x-forwarded-for': freshAddress() },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (response.status >= 400) throw new Error(`${path}: ${response.status} ${text.slice(0, 120)}`);
  return response.status;
}

/** Persons who read home, sign up and log in, one call after the other. */
export function startCalls(site: string, persons: number): Calls {
  const acknowledged: string[] = [];
  let isStopped = false;
  let lastWrite = Date.now();
  let seen: Seen = { calls: 0, failed: [], longestGapMs: 0 };
  const gap = () => Math.max(seen.longestGapMs, Date.now() - lastWrite);

  async function attempt(path: string, body?: object): Promise<boolean> {
    seen.calls += 1;
    try {
      await call(site, path, body);
      return true;
    } catch (problem) {
      seen.failed.push(problem instanceof Error ? problem.message : String(problem));
      return false;
    }
  }

  async function live() {
    while (!isStopped) {
      const player = freshPlayer();
      await attempt('/');
      if (await attempt(createPlayers.path, player)) {
        acknowledged.push(player.username);
        seen.longestGapMs = gap();
        lastWrite = Date.now();
        await attempt(login.path, { username: player.username, password: PASSWORD });
      }
      await wait(REST_MS);
    }
  }

  const lives = Array.from({ length: persons }, live);
  return {
    acknowledged,
    cut() {
      const before = { ...seen, longestGapMs: gap() };
      seen = { calls: 0, failed: [], longestGapMs: 0 };
      lastWrite = Date.now();
      return before;
    },
    async stop() {
      isStopped = true;
      await Promise.all(lives);
    },
  };
}
