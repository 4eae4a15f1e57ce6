import type { OperatorRequest } from './operator-request';

const COMPLAINTS = '/operator/complaints';

/** `complaint read|answer|close <ref>`; null when it cannot be read. */
export function parseComplaint([step, reference, text, ...more]: readonly string[]): OperatorRequest | null {
  if (!reference?.trim() || more.length) return null;
  const path = `${COMPLAINTS}/${encodeURIComponent(reference)}`;
  if (step === 'read') return text === undefined ? { method: 'GET', path } : null;
  if (step === 'answer') return text?.trim() ? { method: 'POST', path: `${path}/answer`, body: { text } } : null;
  if (step === 'close') return { method: 'POST', path: `${path}/close`, body: text === undefined ? {} : { text } };
  return null;
}

export const listComplaints: OperatorRequest = { method: 'GET', path: COMPLAINTS };
