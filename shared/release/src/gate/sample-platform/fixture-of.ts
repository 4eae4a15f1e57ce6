import * as z from '@site/api/schema';
import { numbersOf, suggested, textsOf, type DataSet } from './samples';

/** Lengths of a list, the first that its schema accepts is taken; a list inside of another one is shorter. */
const LENGTHS = { full: [12, 3, 1], inner: [3, 1], empty: [0, 1] } as const;
const KEYS = ['1', '2', '3'];

interface Place {
  /** Name of the field; empty for the answer itself. */
  name: string;
  /** Place in the nearest list, from 0. Entries of one list differ by it. */
  at: number;
  isInList: boolean;
}

interface Def {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
}

/**
 * Derives an answer from the schema of its call.
 * @returns a value that the schema accepts
 * @throws Error for a schema that no sample fits; then `samples.ts` needs one more
 */
export function fixtureOf(schema: z.ZodMiniType, set: DataSet, place: Place = { name: '', at: 0, isInList: false }): unknown {
  const def = schema._zod.def as unknown as Def;
  const isAccepted = (value: unknown) => z.safeParse(schema, value).success;
  for (const value of def.type === 'enum' ? [] : suggested(set, place.name, place.at)) if (isAccepted(value)) return value;
  for (const value of candidates(def, set, place)) if (isAccepted(value)) return value;
  throw new Error(`No sample fits the field "${place.name}" (${def.type}) in the ${set} set.`);
}

function* candidates(def: Def, set: DataSet, place: Place): Generator<unknown> {
  const { at } = place;
  const isFull = set === 'full';
  const inner = (schema: z.ZodMiniType) => fixtureOf(schema, set, place);
  if (def.shape) yield objectOf(def.shape, set, place);
  else if (def.element) yield* listsOf(def.element, set, place);
  else if (def.valueType) yield recordOf(def.valueType, set, place);
  else if (def.type === 'optional' && !isFull) yield undefined;
  else if (def.type === 'nullable' && !isFull) yield null;
  else if (def.innerType) yield inner(def.innerType);
  else if (def.options) for (const option of turned(def.options, at)) yield inner(option);
  else if (def.entries) yield turned(Object.values(def.entries), isFull ? at : 0)[0];
  else if (def.values) yield* turned(def.values, isFull ? at : 0);
  else if (def.type === 'string') yield* textsOf(set, at);
  else if (def.type === 'boolean') yield isFull && at % 2 === 0;
  else if (def.type === 'unknown') yield null;
  else yield* numbersOf(set, at);
}

const objectOf = (shape: Record<string, z.ZodMiniType>, set: DataSet, place: Place) =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fixtureOf(field, set, { ...place, name })]));

function* listsOf(element: z.ZodMiniType, set: DataSet, { isInList }: Place) {
  const lengths = LENGTHS[set === 'full' && isInList ? 'inner' : set];
  for (const length of lengths) yield Array.from({ length }, (_, at) => fixtureOf(element, set, { name: '', at, isInList: true }));
}

const recordOf = (value: z.ZodMiniType, set: DataSet, { name }: Place) =>
  Object.fromEntries((set === 'full' ? KEYS : []).map((key, at) => [key, fixtureOf(value, set, { name, at, isInList: true })]));

/** The entries of a list take the values in turn, so that each one occurs. */
const turned = <T>(values: readonly T[], at: number): readonly T[] => [
  ...values.slice(at % values.length),
  ...values.slice(0, at % values.length),
];
