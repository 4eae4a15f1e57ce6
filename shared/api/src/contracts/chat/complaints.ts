import * as z from '@site/api/schema';
import { clientKeyField } from './fields';
import {
  COMPLAINT_REFERENCE,
  COMPLAINT_STATUSES,
  COMPLAINT_SUBJECT_LEAST,
  COMPLAINT_SUBJECT_LENGTH,
  COMPLAINT_TEXT_LEAST,
  COMPLAINT_TEXT_LENGTH,
  WHOLE_TEXT,
} from './rules';

/** A complaint of the player, without its history. */
export const complaintSchema = z.object({
  /** Public id of the complaint: `C-` and eight letters or digits. */
  reference: z.string(),
  subject: z.string(),
  /** `open`: support must answer; `answered`: the player may reply; `closed`: no entry is added any more. */
  status: z.enum(COMPLAINT_STATUSES),
  created_at: z.isoTime(),
  updated_at: z.isoTime(),
});
/** A complaint, parsed. */
export type Complaint = z.infer<typeof complaintSchema>;

/** A complaint with its history. */
export const complaintDetailsSchema = z.object({
  ...complaintSchema.shape,
  /** Entries, the oldest first; the first one is the complaint itself. `status`: status of the complaint after the entry. */
  history: z.array(z.object({ at: z.isoTime(), by: z.enum(['player', 'support']), text: z.string(), status: z.enum(COMPLAINT_STATUSES) })),
});
/** A complaint with its history, parsed. */
export type ComplaintDetails = z.infer<typeof complaintDetailsSchema>;

const reference = () => z.text({ max: 10, pattern: COMPLAINT_REFERENCE });
const subject = () => z.text({ min: COMPLAINT_SUBJECT_LEAST, max: COMPLAINT_SUBJECT_LENGTH, pattern: WHOLE_TEXT });
const text = () => z.text({ min: COMPLAINT_TEXT_LEAST, max: COMPLAINT_TEXT_LENGTH, pattern: WHOLE_TEXT });

/** Returns the player's complaints, the latest change first. */
export const getComplaints = z.defineEndpoint({
  method: 'GET',
  path: '/api/complaints',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ complaints: z.array(complaintSchema) }),
  errors: [],
  summary: 'Own complaints, the one that moved last first',
});

/**
 * Returns an own complaint with its history.
 * @throws `platform.not_found`, also for a complaint of another player
 */
export const getComplaint = z.defineEndpoint({
  method: 'GET',
  path: '/api/complaints/:reference',
  access: 'player',
  input: z.strictObject({ reference: reference() }),
  output: complaintDetailsSchema,
  errors: [],
  summary: 'An own complaint with its history; 404 for anybody else’s',
});

/**
 * Files a complaint. A second call with the same `client_key` returns the complaint of the first one.
 * @throws `chat.blank`; `platform.key_reused` for a key of another entry; `platform.too_many`
 */
export const fileComplaint = z.defineEndpoint({
  method: 'POST',
  path: '/api/complaints',
  access: 'player',
  input: z.strictObject({ subject: subject(), text: text(), client_key: clientKeyField() }),
  output: complaintDetailsSchema,
  errors: ['chat.blank'],
  maxBodyBytes: z.bodyBytesFor(COMPLAINT_SUBJECT_LENGTH + COMPLAINT_TEXT_LENGTH),
  summary: 'File a complaint; the same client key is the same complaint',
});

/**
 * Adds an entry to an own complaint, which opens it again.
 * @throws `platform.not_found`, also for a complaint of another player; `chat.blank`; `chat.complaint_closed`; `platform.key_reused` for a
 * key of another entry; `platform.too_many`
 */
export const addToComplaint = z.defineEndpoint({
  method: 'POST',
  path: '/api/complaints/:reference/entries',
  access: 'player',
  input: z.strictObject({ reference: reference(), text: text(), client_key: clientKeyField() }),
  output: complaintDetailsSchema,
  errors: ['chat.blank', 'chat.complaint_closed'],
  maxBodyBytes: z.bodyBytesFor(COMPLAINT_TEXT_LENGTH),
  summary: 'Write more to an own complaint, which is open again then',
});
