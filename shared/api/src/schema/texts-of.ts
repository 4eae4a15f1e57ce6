import { ZodMiniString, type ZodMiniType } from 'zod/mini';

/** Place of a text in an input: the names that lead to it (`*`: any item of a list), and its largest length in characters. */
export interface TextPlace {
  path: readonly string[];
  /** Null where other checks run on a text of any length. */
  max: number | null;
}

interface Inner {
  type: string;
  innerType?: ZodMiniType;
  element?: ZodMiniType;
  in?: ZodMiniType;
  keyType?: ZodMiniType;
  valueType?: ZodMiniType;
  options?: readonly ZodMiniType[];
  shape?: Record<string, ZodMiniType>;
}

/** Lists every text that a schema takes in. The output of a pipe is left out, because it is no longer than its input. */
export function textsOf(schema: ZodMiniType, path: readonly string[] = []): TextPlace[] {
  if (schema instanceof ZodMiniString) return [{ path, max: firstBound(schema) }];
  const def = schema._zod.def as Inner;
  if (def.shape) return Object.entries(def.shape).flatMap(([name, field]) => textsOf(field, [...path, name]));
  const here = [def.innerType, def.in, ...(def.options ?? [])].filter((inner) => inner !== undefined);
  const items = [def.element, def.keyType, def.valueType].filter((inner) => inner !== undefined);
  return [...here.flatMap((inner) => textsOf(inner, path)), ...items.flatMap((inner) => textsOf(inner, [...path, '*']))];
}

/** @returns the maximum that is checked first and aborts all other checks; null where there is none */
function firstBound({ _zod: { def } }: ZodMiniString): number | null {
  const first = def.checks?.[0]?._zod.def as { check: string; maximum?: number; abort?: boolean } | undefined;
  return first?.check === 'max_length' && first.abort ? (first.maximum ?? null) : null;
}
