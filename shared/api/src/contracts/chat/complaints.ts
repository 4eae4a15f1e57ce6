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

export const complaintSchema = z.object({
  /** What the player names it by. */
  reference: z.string(),
  subject: z.string(),
  /** `open`: support has the word; `answered`: the player has it; `closed`: over. */
  status: z.enum(COMPLAINT_STATUSES),
  created_at: z.isoTime(),
  updated_at: z.isoTime(),
});
export type Complaint = z.infer<typeof complaintSchema>;

export const complaintDetailsSchema = z.object({
  ...complaintSchema.shape,
  /** In order; the first entry is the complaint itself. `status`: what it became with this entry. */
  history: z.array(z.object({ at: z.isoTime(), by: z.enum(['player', 'support']), text: z.string(), status: z.enum(COMPLAINT_STATUSES) })),
});
export type ComplaintDetails = z.infer<typeof complaintDetailsSchema>;

const reference = () => z.text({ max: 10, pattern: COMPLAINT_REFERENCE });
const subject = () => z.text({ min: COMPLAINT_SUBJECT_LEAST, max: COMPLAINT_SUBJECT_LENGTH, pattern: WHOLE_TEXT });
const text = () => z.text({ min: COMPLAINT_TEXT_LEAST, max: COMPLAINT_TEXT_LENGTH, pattern: WHOLE_TEXT });

export const getComplaints = z.defineEndpoint({
  method: 'GET',
  path: '/api/complaints',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ complaints: z.array(complaintSchema) }),
  errors: [],
  summary: 'Own complaints, the one that moved last first',
});

export const getComplaint = z.defineEndpoint({
  method: 'GET',
  path: '/api/complaints/:reference',
  access: 'player',
  input: z.strictObject({ reference: reference() }),
  output: complaintDetailsSchema,
  errors: [],
  summary: 'An own complaint with its history; 404 for anybody else’s',
});

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
