import { OTP_RESEND_S } from '@site/api/contracts/recovery';

/** How many tries in how many seconds. */
export interface Limit {
  tries: number;
  windowS: number;
  /** For what people go on doing: the window ends so long after its first try. Otherwise so long after the last allowed one. */
  isPace?: boolean;
}

/** Every rate limit of the platform. `LIMITS="loginPerAddress=500/300 signUpPerAddress=500/3600"` overrides some of them. */
export const LIMITS = {
  /** Wrong passwords on one account from one address, or from one of its known devices; then it is locked there for the window. */
  loginPerAccount: { tries: 5, windowS: 900 },
  /** Wrong passwords on one account from all devices that it does not know. */
  loginOfStrangers: { tries: 20, windowS: 900 },
  /** Failed log-ins of one address; beyond them it needs picture codes. It is not refused, because a carrier puts many players behind it. */
  loginPerAddress: { tries: 30, windowS: 300, isPace: true },
  /** Sign-ups of one address without a picture code. */
  signUpPerAddress: { tries: 10, windowS: 3600 },
  /** The next code to one address or number. */
  otpAgainPerTarget: { tries: 1, windowS: OTP_RESEND_S },
  /** Codes sent to one address or number. */
  otpPerTarget: { tries: 3, windowS: 900 },
  /** With `OTP_TRIES_IN_ALL` guesses of each, a guesser hits one account in 5,000 a day. */
  otpPerTargetADay: { tries: 10, windowS: 86_400, isPace: true },
  /** Codes that one address asks for without a picture code. */
  otpPerAddress: { tries: 30, windowS: 900, isPace: true },
  /** Codes that one player asks for, from all addresses together. */
  otpPerPlayer: { tries: 10, windowS: 900 },
  /** SMS of the whole installation: each costs money, and a robot chooses the numbers. */
  smsADay: { tries: 5000, windowS: 86_400, isPace: true },
  /** Failed tries to reset a password from one address without a picture code, whatever the account. */
  resetPerAddress: { tries: 30, windowS: 900, isPace: true },
  /** Wrong codes of the authenticator app of one account. */
  twoStepPerPlayer: { tries: 5, windowS: 900 },
  /** Wrong current passwords of somebody who is logged in. */
  passwordPerPlayer: { tries: 5, windowS: 900 },
  /** Tries of one player to add an extra number. */
  numbersPerPlayer: { tries: 20, windowS: 3600 },
  /** Deposits that one player says were paid. */
  depositsPerPlayer: { tries: 5, windowS: 60 },
  /** Chat messages of one player, complaints with what is added to them, and how often they say that they are writing. */
  messagesPerPlayer: { tries: 30, windowS: 60, isPace: true },
  complaintsPerPlayer: { tries: 10, windowS: 3600 },
  typingPerPlayer: { tries: 60, windowS: 60, isPace: true },
  /** Wrong keys of operators from one address; then even a right one has to wait. */
  operatorKeyPerAddress: { tries: 10, windowS: 300 },
  /** Pictures drawn for one address: a guess hits one of 10,000. */
  captchaPerAddress: { tries: 600, windowS: 300, isPace: true },
  /** Bets and their changes, cancels, game launches, changes of the inbox: nobody does so many by hand. */
  betsPerPlayer: { tries: 300, windowS: 60, isPace: true },
  cancelsPerPlayer: { tries: 300, windowS: 60, isPace: true },
  launchesPerPlayer: { tries: 60, windowS: 60, isPace: true },
  inboxPerPlayer: { tries: 300, windowS: 60, isPace: true },
  /** Audit rows about one player who names others; further such calls are refused without a row. */
  foreignOwnersPerPlayer: { tries: 6, windowS: 60, isPace: true },
  /** Batches of telemetry in one minute; a carrier puts many players behind one address. */
  telemetryPerAddress: { tries: 600, windowS: 60 },
  /** New devices of one release from one address: too few to abort a healthy canary. */
  telemetryDevicesPerRelease: { tries: 5, windowS: 86_400, isPace: true },
  /** New devices of all releases from one address; made-up releases count as well. */
  telemetryDevicesPerAddress: { tries: 200, windowS: 86_400, isPace: true },
} as const satisfies Record<string, Limit>;

export type Limits = Record<keyof typeof LIMITS, Limit>;

export function readLimits(overrides = ''): Limits {
  const limits: Limits = { ...LIMITS };
  for (const part of overrides.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', tries, windowS] = /^(\w+)=(\d+)\/(\d+)$/.exec(part) ?? [];
    if (!isLimitName(name)) throw new Error(`LIMITS: cannot read "${part}"`);
    limits[name] = { ...limits[name], tries: Number(tries), windowS: Number(windowS) };
  }
  return limits;
}

const isLimitName = (name: string): name is keyof Limits => Object.hasOwn(LIMITS, name);
