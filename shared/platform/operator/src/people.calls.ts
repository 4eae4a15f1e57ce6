import * as z from '@site/api/schema';
import { OWN_NAME } from './identify';
import { defineCall } from './operator-route';
import { ROLES } from './roles';

const NAME = /^[a-z][a-z0-9._-]{1,39}$/;

/** The name that the key of the environment uses is reserved. */
const name = z
  .text({ max: 40, pattern: NAME, message: 'Use 2 to 40 lower-case letters, digits, dots and dashes' })
  .check(z.refine((given) => given !== OWN_NAME, `${OWN_NAME} is the name of the key of the environment`));

export const addOperator = defineCall({
  method: 'POST',
  path: '/operator/people',
  role: 'admin',
  input: z.strictObject({ name, role: z.enum(ROLES) }),
  summary: 'Add a person who runs the site; the answer is the only place that ever shows the key',
});

export const listOperators = defineCall({
  method: 'GET',
  path: '/operator/people',
  role: 'admin',
  input: z.strictObject({}),
  summary: 'People who run the site, and those who did',
});

export const endOperator = defineCall({
  method: 'POST',
  path: '/operator/people/:name/end',
  role: 'admin',
  input: z.strictObject({ name: z.text({ max: 40 }) }),
  summary: 'End the key of a person',
});
