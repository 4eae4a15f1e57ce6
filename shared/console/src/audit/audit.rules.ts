import type { AuditEntry } from './audit.queries';

/** True for a call that only reads; an act of a player or of the platform has no call. */
export const isReading = ({ call, outcome }: AuditEntry) => (call?.startsWith('GET ') ?? false) && outcome !== null && outcome < 400;

/** Look of an outcome: an act without a status counts as done. */
export const lookOf = ({ outcome }: AuditEntry): 'good' | 'bad' => (outcome === null || outcome < 400 ? 'good' : 'bad');

/** A call without the beginning that all of them share, else the name of the act. */
export const actOf = ({ call, action }: AuditEntry) => call?.replace(' /operator/', ' ') ?? action;

/** Details of a row as lines of name and value. */
export const detailsOf = ({ detail }: AuditEntry): [string, string][] =>
  Object.entries(detail).flatMap(([name, value]) =>
    isGroup(value)
      ? Object.entries(value).map(([inner, of]): [string, string] => [`${name}.${inner}`, textOf(of)])
      : [[name, textOf(value)]],
  );

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
