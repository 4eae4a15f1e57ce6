import { RELEASES_PATH } from '@site/platform-operator/calls';
import type { AuditItem } from './audit.queries';

/** Verbs of the release service that change nothing, and actions of other verbs that only show something. */
const LOOKS = /\/(status|history|show|verify)$/;
const LOOKING_ACTIONS: readonly unknown[] = ['status', 'list', 'show'];

interface PassedCall {
  method: string;
  path: string;
  /** True when the release service shows something, or only tries a change. */
  isLook: boolean;
}

/** A call that was passed to the release service; null for every other act. */
function passedOn({ call, detail: { input } }: AuditItem): PassedCall | null {
  if (call !== `* ${RELEASES_PATH}/*` || typeof input !== 'object' || input === null) return null;
  const { method, path, action, try: isTrial } = input as Record<string, unknown>;
  if (typeof method !== 'string' || typeof path !== 'string') return null;
  return { method, path, isLook: method === 'GET' || LOOKS.test(path) || LOOKING_ACTIONS.includes(action) || isTrial === true };
}

/** True for a call that only reads; an act of a player or of the platform has no call. */
export function isReading(row: AuditItem): boolean {
  const { call, outcome } = row;
  if (call === null || outcome === null || outcome >= 400) return false;
  const passed = passedOn(row);
  return passed ? passed.isLook : call.startsWith('GET ');
}

/** Look of an outcome: an act without a status counts as done. */
export const lookOf = ({ outcome }: AuditItem): 'good' | 'bad' => (outcome === null || outcome < 400 ? 'good' : 'bad');

/** A call without the beginning that all of them share and without the names of its values, else the name of the act. */
export function actOf(row: AuditItem): string {
  const passed = passedOn(row);
  return passed ? `${passed.method} releases${passed.path}` : (row.call?.replace(' /operator/', ' ').replace(/\/:\w+/g, '') ?? row.action);
}

/** The person of an act. Without a column for players, a player who acted alone is named here. */
export const whoOf = ({ who, player }: AuditItem, hasPlayerColumn: boolean) => who ?? (hasPlayerColumn ? null : player) ?? '—';

/** Details of a row as lines of name and value. */
export const detailsOf = ({ detail }: AuditItem): [string, string][] =>
  Object.entries(detail).flatMap(([name, value]) =>
    isGroup(value)
      ? Object.entries(value).map(([inner, of]): [string, string] => [`${name}.${inner}`, textOf(of)])
      : [[name, textOf(value)]],
  );

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
