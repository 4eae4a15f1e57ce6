import type { DeviceSession, LogIn } from '@site/api/contracts/security';

/** From here on the player is told to make new ones. */
export const FEW_RECOVERY_CODES = 3;

/** All sessions of one device at one place: what the one that was used last says, and which they are. */
export interface Whereabouts extends DeviceSession {
  ids: readonly number[];
}

/** This session first and by itself, then the others, newest first; a player could not tell equal rows apart. */
export function whereaboutsOf(sessions: readonly DeviceSession[]): Whereabouts[] {
  const rows = new Map<string, Whereabouts>();
  for (const session of [...sessions].sort(byCurrentAndLastUse)) {
    const { is_current, device, place, id } = session;
    const name = JSON.stringify([is_current, device, place]);
    const row = rows.get(name) ?? { ...session, ids: [] };
    rows.set(name, { ...row, ids: [...row.ids, id] });
  }
  return [...rows.values()];
}

const byCurrentAndLastUse = (one: DeviceSession, other: DeviceSession) =>
  Number(other.is_current) - Number(one.is_current) || Date.parse(other.last_used_at) - Date.parse(one.last_used_at);

/** A secret as it is typed from one screen into another: `JBSW Y3DP …`. */
export const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** What is kept in a file. */
export const recoveryFile = (title: string, username: string, codes: readonly string[]) => [title, username, '', ...codes, ''].join('\n');

/** Where the platform said nothing. */
export const OWN_WORDS = {
  refused: 'Something went wrong on our side. Please try again.',
  unreachable: 'Check your connection and try again.',
};

const FIELDS: Partial<Record<string, 'password' | 'code'>> = {
  'account.password_wrong': 'password',
  'security.code_wrong': 'code',
};

/** The field that a refusal is about. */
export const fieldOf = (code: string | undefined) => (code ? (FIELDS[code] ?? null) : null);

export const RESULT_TEXTS = {
  ok: 'security.logIns.ok',
  wrong_password: 'security.logIns.wrongPassword',
  wrong_code: 'security.logIns.wrongCode',
} as const satisfies Record<LogIn['result'], string>;
