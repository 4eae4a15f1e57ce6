/** Values of a field in the address: a list with the default first, or a default and a pattern of the other readable texts. */
export type Field = readonly [string, ...string[]] | { default: string; pattern: RegExp };
export type Fields = Readonly<Record<string, Field>>;
export type ValuesOf<F extends Fields> = { [Name in keyof F]: F[Name] extends readonly (infer Value)[] ? Value : string };

const defaultOf = (field: Field) => ('pattern' in field ? field.default : field[0]);
const isReadable = (field: Field, value: string) => ('pattern' in field ? field.pattern.test(value) : field.includes(value));

function readField(field: Field, value: string | null) {
  return value !== null && isReadable(field, value) ? value : defaultOf(field);
}

/** Reads the fields from the query; a missing or unreadable value becomes the default. */
export const readAddress = <F extends Fields>(fields: F, params: URLSearchParams) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readField(field, params.get(name))])) as ValuesOf<F>;

/** Writes values into a copy of the query. Defaults are left out, and parameters of others stay. */
export function writeAddress<F extends Fields>(fields: F, params: URLSearchParams, values: Partial<ValuesOf<F>>) {
  const next = new URLSearchParams(params);
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    if (value === defaultOf(field)) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
