import type { ListedComplaint } from '@site/platform-operator/calls';

/** State and text that the list is narrowed to; empty texts narrow nothing. */
export interface ComplaintFilter {
  status: string;
  text: string;
}

const TEXTS = ['reference', 'username', 'subject'] as const;

/** Complaints that fit a filter, in their order. */
export function complaintsThatFit(complaints: readonly ListedComplaint[], { status, text }: ComplaintFilter): ListedComplaint[] {
  const wanted = text.trim().toLowerCase();
  return complaints.filter(
    (complaint) =>
      (status === '' || complaint.status === status) &&
      (wanted === '' || TEXTS.some((field) => complaint[field].toLowerCase().includes(wanted))),
  );
}

/** Number of the complaints that wait for support. */
export const openCount = (complaints: readonly ListedComplaint[]) => complaints.filter(({ status }) => status === 'open').length;
