/**
 * The part of zod that contracts use, in one shared module: the host provides it, so remotes do not bundle zod, and unused parts are shaken
 * away. Import it as `import * as z from '@site/api/schema'`.
 */
export {
  array,
  boolean,
  discriminatedUnion,
  enum,
  file,
  int,
  literal,
  lte,
  gte,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  transform,
  union,
  unknown,
  _default,
} from 'zod/mini';
export type { infer, input, output, ZodMiniType } from 'zod/mini';
export { bodyBytesFor, bodyLimitOf, DEFAULT_BODY_BYTES, UPLOAD_BODY_BYTES } from './body-limit';
export { defineEndpoint } from './endpoint';
export type { Access, Endpoint, EndpointInput, EndpointOutput, Method, PaceGroup } from './endpoint';
export { answersFile, fileFields } from './files';
export { amount, amountInput, day, isoTime } from './values';
export { orderedText } from './ordered-text';
export { text } from './text';
export { textsOf } from './texts-of';
