/** A value as JSON carries it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json;
}

/**
 * The difference between two values of JSON. Text, number, boolean and null: the new value. A list with one element: that element is the new
 * value, an object or a list. An empty list: the field is gone. An object: the changed fields of an object, or the changed places of a list
 * that kept its length, each with its own delta.
 */
export type Delta = Json;

const GONE: Delta = [];

const isFields = (value: Json | undefined): value is JsonObject => typeof value === 'object' && value !== null;
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const fieldOf = (fields: JsonObject, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);

/** Both are objects, or lists of one length, so that their fields or places can be compared one by one. */
const areAlike = (before: JsonObject, after: JsonObject) =>
  isList(before) === isList(after) && (!isList(before) || !isList(after) || before.length === after.length);

/** @returns the delta that leads from `before` to `after`; undefined when they are equal */
export function deltaOf(before: Json | undefined, after: Json): Delta | undefined {
  if (!isFields(after)) return before === after ? undefined : after;
  if (!isFields(before) || !areAlike(before, after)) return [after];
  const changed = Object.keys(after).flatMap((name): [string, Delta][] => {
    const delta = deltaOf(fieldOf(before, name), after[name] ?? null);
    return delta === undefined ? [] : [[name, delta]];
  });
  const gone = Object.keys(before).flatMap((name): [string, Delta][] => (Object.hasOwn(after, name) ? [] : [[name, GONE]]));
  return changed.length + gone.length ? Object.fromEntries([...changed, ...gone]) : undefined;
}

/** @returns the value after the delta. An unchanged part stays the same object. @throws TypeError for a delta of another value */
export function applyDelta(before: Json | undefined, delta: Delta): Json {
  if (!isFields(delta)) return delta;
  if (isList(delta)) {
    if (delta[0] === undefined) throw new TypeError('Only a field can be gone');
    return delta[0];
  }
  if (!isFields(before)) throw new TypeError('The delta is of another value');
  const after = new Map(Object.entries(before));
  for (const [name, inner] of Object.entries(delta)) {
    if (isList(inner) && inner.length === 0) after.delete(name);
    else after.set(name, applyDelta(after.get(name), inner));
  }
  return isList(before) ? [...after.values()] : Object.fromEntries(after);
}
