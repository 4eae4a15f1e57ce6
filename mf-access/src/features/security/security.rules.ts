import type { DeviceSession, LogIn } from '@site/api/contracts/security';

/** At this number of codes or fewer the page advises the player to make new ones. */
export const FEW_RECOVERY_CODES = 3;

/** All sessions of one device at one place: the data of the one that was used last, and the ids of all. */
export interface Whereabouts extends DeviceSession {
  ids: readonly number[];
}

/**
 * Joins sessions of the same device and place, because a player could not tell equal rows apart. This session is a row of its own and comes
 * first, then the others, newest first.
 */
export function whereaboutsOf(sessions: readonly DeviceSession[]): Whereabouts[] {
  const rows = new Map<string, Whereabouts>();
  for (const session of [...sessions].sort(byCurrentAndLastUse)) {
    const { is_current, device, place, name, id } = session;
    const key = JSON.stringify([is_current, device, place, name ?? null]);
    const row = rows.get(key) ?? { ...session, ids: [] };
    rows.set(key, { ...row, ids: [...row.ids, id] });
  }
  return [...rows.values()];
}

const byCurrentAndLastUse = (one: DeviceSession, other: DeviceSession) =>
  Number(other.is_current) - Number(one.is_current) || Date.parse(other.last_used_at) - Date.parse(one.last_used_at);

/** Name of the device as the player knows it: the own name, else browser and system. */
export const nameOf = ({ name, device }: Pick<DeviceSession, 'name' | 'device'>) => name ?? device;

/** A secret in groups of four, which are easier to type: `JBSW Y3DP …`. */
export const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** Content of the file with the recovery codes. */
export const recoveryFile = (title: string, username: string, codes: readonly string[]) => [title, username, '', ...codes, ''].join('\n');

/** Messages for answers without one of the platform's. */
export const OWN_WORDS = {
  refused: 'Something went wrong on our side. Please try again.',
  unreachable: 'Check your connection and try again.',
};

const FIELDS: Partial<Record<string, 'password' | 'code'>> = {
  'account.password_wrong': 'password',
  'security.code_wrong': 'code',
};

/** Field that a refusal belongs to; null for none. */
export const fieldOf = (code: string | undefined) => (code ? (FIELDS[code] ?? null) : null);

export const RESULT_TEXTS = {
  ok: 'security.logIns.ok',
  wrong_password: 'security.logIns.wrongPassword',
  wrong_code: 'security.logIns.wrongCode',
} as const satisfies Record<LogIn['result'], string>;
