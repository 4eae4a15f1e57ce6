import type { ErrorCatalogue } from './error-entry';

/** Refusals of support chat and complaints. */
export const chatErrors = {
  'chat.support_only': { status: 422, message: 'You can only write to support.' },
  'chat.blank': { status: 422, message: 'Please write something first.' },
  'chat.attachment_kind': { status: 422, message: 'An attachment is a JPG, PNG or PDF file.' },
  'chat.attachment_too_large': { status: 413, message: 'An attachment has at most 5 MB.' },
  'chat.attachment_quota': { status: 422, message: 'You have sent 50 MB of files today. Please send this file tomorrow.' },
  'chat.complaint_closed': { status: 409, message: 'This complaint is closed. Please file a new one.' },
} as const satisfies ErrorCatalogue;
