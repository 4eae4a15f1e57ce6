import * as z from '@site/api/schema';

/** The archive that the player asked for last. */
const ownDataSchema = z.object({
  /** `none` also after the archive has expired. */
  state: z.enum(['none', 'waiting', 'ready', 'failed']),
  /** Parts of the archive that are made, of all. */
  parts_done: z.int(),
  parts_all: z.int(),
  asked_at: z.nullable(z.isoTime()),
  /** End of the time in which it can be downloaded; null until it is ready. */
  expires_at: z.nullable(z.isoTime()),
  /** Size of the archive in bytes; null until it is ready. */
  bytes: z.nullable(z.int()),
  /** Time from which another one may be asked for; null: now. */
  next_at: z.nullable(z.isoTime()),
});
/** The archive that the player asked for last, parsed. */
export type OwnData = z.infer<typeof ownDataSchema>;

/** Returns the state of the player's archive. */
export const showOwnData = z.defineEndpoint({
  method: 'GET',
  path: '/api/own-data',
  access: 'player',
  input: z.strictObject({}),
  output: ownDataSchema,
  errors: [],
  summary: 'State of the archive with all data of the player',
});

/**
 * Asks for an archive of all data of the player; a message says when it is ready.
 * @throws `account.password_wrong`; `platform.too_many` within `ARCHIVE_EVERY_S` of the last one, and after several wrong passwords
 */
export const askOwnData = z.defineEndpoint({
  method: 'POST',
  path: '/api/own-data',
  access: 'player',
  input: z.strictObject({ password: z.text({ max: 256 }) }),
  output: ownDataSchema,
  errors: ['account.password_wrong'],
  summary: 'Ask for an archive with all data of the player, once a day',
});

/**
 * Returns the archive as a download, a ZIP file.
 * @throws `platform.not_found` when none is ready, or it has expired
 */
export const getOwnData = z.defineEndpoint({
  method: 'GET',
  path: '/api/own-data/archive',
  access: 'player',
  input: z.strictObject({}),
  output: z.file(),
  errors: [],
  summary: 'The archive with all data of the player, as an attachment',
});
