import { COMPLAINT_TEXT_LENGTH } from '@site/api/contracts/chat';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { listedComplaintSchema, readComplaintSchema } from './complaints.shapes';

const reference = () => z.text({ max: 64 });

export const listComplaints = defineCall({
  method: 'GET',
  path: '/operator/complaints',
  role: 'support',
  input: z.strictObject({}),
  output: z.array(listedComplaintSchema),
  summary: 'Complaints: those that wait for support, the oldest first, then what moved last',
});

export const readComplaint = defineCall({
  method: 'GET',
  path: '/operator/complaints/:reference',
  role: 'support',
  input: z.strictObject({ reference: reference() }),
  output: readComplaintSchema,
  summary: 'A complaint with its history',
});

export const answerComplaint = defineCall({
  method: 'POST',
  path: '/operator/complaints/:reference/answer',
  role: 'support',
  input: z.strictObject({ reference: reference(), text: z.text({ max: COMPLAINT_TEXT_LENGTH }) }),
  output: readComplaintSchema,
  maxBodyBytes: z.bodyBytesFor(COMPLAINT_TEXT_LENGTH),
  summary: 'Answer a complaint and notify the player',
});

export const closeComplaint = defineCall({
  method: 'POST',
  path: '/operator/complaints/:reference/close',
  role: 'support',
  input: z.strictObject({ reference: reference(), text: z.optional(z.text({ max: COMPLAINT_TEXT_LENGTH })) }),
  output: readComplaintSchema,
  maxBodyBytes: z.bodyBytesFor(COMPLAINT_TEXT_LENGTH),
  summary: 'Close a complaint, with last words or without, and notify the player',
});
