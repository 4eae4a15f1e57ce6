import { releaseRightsSchema } from '@site/api/contracts/releases';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { addedPersonSchema, invitationSchema, OWN_NAME, personSchema } from './people.shapes';
import { ROLES } from './roles';

const NAME = /^[a-z][a-z0-9._-]{1,39}$/;

/** The name that the key of the environment uses is reserved. */
const name = z
  .text({ max: 40, pattern: NAME, message: 'Use 2 to 40 lower-case letters, digits, dots and dashes' })
  .check(z.refine((given) => given !== OWN_NAME, `${OWN_NAME} is the name of the key of the environment`));

/** Name of somebody who was added. */
const known = () => z.text({ max: 40 });

export const addOperator = defineCall({
  method: 'POST',
  path: '/operator/people',
  role: 'admin',
  input: z.strictObject({ name, role: z.enum(ROLES), release: z.optional(releaseRightsSchema()) }),
  output: addedPersonSchema,
  summary: 'Add a person who runs the site; the answer is the only place that ever shows the key and the link',
});

export const inviteOperator = defineCall({
  method: 'POST',
  path: '/operator/people/:name/invite',
  role: 'admin',
  input: z.strictObject({ name: known() }),
  output: invitationSchema,
  summary: 'Make a new link to the console, which ends the sessions, the password and the authenticator app of that person',
});

export const changeOperator = defineCall({
  method: 'PATCH',
  path: '/operator/people/:name',
  role: 'admin',
  /** A right that is left out stays; null takes the rights for releases away. */
  input: z.strictObject({ name: known(), role: z.optional(z.enum(ROLES)), release: z.optional(z.nullable(releaseRightsSchema())) }),
  output: personSchema,
  summary: 'Change the role and the rights for releases of a person; they count from the next call on',
});

export const listOperators = defineCall({
  method: 'GET',
  path: '/operator/people',
  role: 'admin',
  input: z.strictObject({}),
  output: z.array(personSchema),
  summary: 'People who run the site, and those who did',
});

export const endOperator = defineCall({
  method: 'POST',
  path: '/operator/people/:name/end',
  role: 'admin',
  input: z.strictObject({ name: known() }),
  output: z.object({ name: z.string(), ended: z.literal(true) }),
  summary: 'End the key and the sessions of a person',
});
