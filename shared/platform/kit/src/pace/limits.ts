import { OTP_RESEND_S } from '@site/api/contracts/recovery';

/** Number of tries in a window. */
export interface Limit {
  tries: number;
  windowS: number;
  /** For frequent actions: the window starts at its first try. Default: it starts at the last allowed try. */
  isPace?: boolean;
}

/** Every rate limit of the platform. `LIMITS="loginPerAddress=500/300 signUpPerAddress=500/3600"` overrides some of them. */
export const LIMITS = {
  /**
   * Wrong passwords for one account from one address, or from one of its known devices. Beyond the limit the account is locked there for
   * the window.
   */
  loginPerAccount: { tries: 5, windowS: 900 },
  /** Wrong passwords for one account from all unknown devices. */
  loginOfStrangers: { tries: 20, windowS: 900 },
  /**
   * Failed log-ins of one address; beyond them each needs a captcha. The address is not refused, because a carrier puts many players behind
   * it.
   */
  loginPerAddress: { tries: 30, windowS: 300, isPace: true },
  /** Sign-ups of one address without a captcha. */
  signUpPerAddress: { tries: 10, windowS: 3600 },
  /** Minimum time between two codes to one email address or phone number. */
  otpAgainPerTarget: { tries: 1, windowS: OTP_RESEND_S },
  /** Codes sent to one email address or phone number. */
  otpPerTarget: { tries: 3, windowS: 900 },
  /** Together with `OTP_TRIES_IN_ALL` guesses of each code, a guesser hits one account in 5,000 a day. */
  otpPerTargetADay: { tries: 10, windowS: 86_400, isPace: true },
  /** Codes that one address requests without a captcha. */
  otpPerAddress: { tries: 30, windowS: 900, isPace: true },
  /** Codes that one player requests, from all addresses together. */
  otpPerPlayer: { tries: 10, windowS: 900 },
  /** SMS of the whole installation: each costs money, and a bot can choose the numbers. */
  smsADay: { tries: 5000, windowS: 86_400, isPace: true },
  /** Failed password resets from one address without a captcha, for any account. */
  resetPerAddress: { tries: 30, windowS: 900, isPace: true },
  /** Wrong authenticator codes for one account. */
  twoStepPerPlayer: { tries: 5, windowS: 900 },
  /** Wrong current passwords of a logged-in player. */
  passwordPerPlayer: { tries: 5, windowS: 900 },
  /** Tries of one player to add an extra phone number. */
  numbersPerPlayer: { tries: 20, windowS: 3600 },
  /** Deposits that one player reports as paid. */
  depositsPerPlayer: { tries: 5, windowS: 60 },
  /** Chat messages, complaints and their additions, and typing signals of one player. */
  messagesPerPlayer: { tries: 30, windowS: 60, isPace: true },
  complaintsPerPlayer: { tries: 10, windowS: 3600 },
  typingPerPlayer: { tries: 60, windowS: 60, isPace: true },
  /** Wrong operator keys from one address; beyond them even a right key has to wait. */
  operatorKeyPerAddress: { tries: 10, windowS: 300 },
  /** Wrong sign-ins to the console and wrong invitations from one address; beyond them a right one has to wait, but not on a known device. */
  consoleSignInPerAddress: { tries: 10, windowS: 300 },
  /** Wrong sign-ins to the console under one name, from all addresses, without those on known devices of the person. */
  consoleSignInPerName: { tries: 10, windowS: 900 },
  /** Wrong sign-ins to the console on one device in which somebody has signed in before. */
  consoleSignInPerDevice: { tries: 10, windowS: 900 },
  /** Captchas drawn for one address: a guess hits one of 10,000. */
  captchaPerAddress: { tries: 600, windowS: 300, isPace: true },
  /** Bets and their changes, cancels, game launches, changes of the inbox: more than a person does by hand. */
  betsPerPlayer: { tries: 300, windowS: 60, isPace: true },
  cancelsPerPlayer: { tries: 300, windowS: 60, isPace: true },
  launchesPerPlayer: { tries: 60, windowS: 60, isPace: true },
  /** Games without money that visitors start from one address; a carrier puts many behind it. */
  practicePerAddress: { tries: 300, windowS: 60, isPace: true },
  inboxPerPlayer: { tries: 300, windowS: 60, isPace: true },
  /** Audit rows about one player who names other players; further such calls are refused without a row. */
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
