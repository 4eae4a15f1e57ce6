import { ZodMiniFile, ZodMiniObject, ZodMiniOptional } from 'zod/mini';
import type { Endpoint } from './endpoint';

/** True when a call answers with a file instead of JSON. */
export const answersFile = ({ output }: Pick<Endpoint, 'output'>) => output instanceof ZodMiniFile;

/** Names of the input fields that hold a file; a call with such a field accepts `multipart/form-data` beside JSON. */
export function fileFields({ input }: Pick<Endpoint, 'input'>): string[] {
  if (!(input instanceof ZodMiniObject)) return [];
  return Object.entries(input._zod.def.shape)
    .filter(([, field]) => isFile(field))
    .map(([name]) => name);
}

const isFile = (field: unknown): boolean =>
  field instanceof ZodMiniFile || (field instanceof ZodMiniOptional && isFile(field._zod.def.innerType));
