import { complaintDetailsSchema, complaintSchema } from '@site/api/contracts/chat';
import * as z from '@site/api/schema';

const player = { username: z.string() };

/** Schema of a complaint in the list of the desk. */
export const listedComplaintSchema = z.object({ ...complaintSchema.shape, ...player });
export type ListedComplaint = z.infer<typeof listedComplaintSchema>;

/** Schema of a complaint with its history, as the desk reads it. */
export const readComplaintSchema = z.object({ ...complaintDetailsSchema.shape, ...player });
export type ReadComplaint = z.infer<typeof readComplaintSchema>;
