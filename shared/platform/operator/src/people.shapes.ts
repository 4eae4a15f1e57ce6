import { releaseRightsSchema } from '@site/api/contracts/releases';
import * as z from '@site/api/schema';
import { ROLES } from './roles';

/** Name in the audit log for the key of the environment; no person may have it. */
export const OWN_NAME = 'operator';

/** State of a person's sign-in to the console. `invited`: a link waits; `expired`: it was not used in time; `ready`: the person has joined. */
const SIGN_IN_STATES = ['none', 'invited', 'expired', 'ready'] as const;

export const personSchema = z.object({
  name: z.string(),
  role: z.enum(ROLES),
  /** Rights in the release service; null for none. */
  release: z.nullable(releaseRightsSchema()),
  sign_in: z.enum(SIGN_IN_STATES),
  added_at: z.isoTime(),
  added_by: z.string(),
  ended_at: z.nullable(z.isoTime()),
});
export type Person = z.infer<typeof personSchema>;

/** Schema of a link with which one person joins the console once. */
export const invitationSchema = z.object({
  name: z.string(),
  /** Address to open in a browser; nothing else ever shows it. */
  link: z.string(),
  expires_at: z.isoTime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Schema of a person who was added, with the key for the command line, which nothing else ever shows. */
export const addedPersonSchema = z.object({
  ...invitationSchema.shape,
  role: z.enum(ROLES),
  release: z.nullable(releaseRightsSchema()),
  key: z.string(),
});
export type AddedPerson = z.infer<typeof addedPersonSchema>;
