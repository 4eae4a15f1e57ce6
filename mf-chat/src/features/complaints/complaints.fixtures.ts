import type { Complaint, ComplaintDetails } from '@site/api/contracts/chat';

export const OPEN: Complaint = {
  reference: 'C-7KQM2XWD',
  subject: 'My withdrawal is late',
  status: 'open',
  created_at: '2030-01-01T04:00:00.000Z',
  updated_at: '2030-01-01T04:00:00.000Z',
};
export const ANSWERED: Complaint = { ...OPEN, reference: 'C-HB9TRF4C', subject: 'Round ended wrongly', status: 'answered' };
export const CLOSED: Complaint = { ...OPEN, reference: 'C-22334455', subject: 'Bonus missing', status: 'closed' };

export const FIRST_WORDS = 'I asked for 800 BDT three days ago.';

export const FILED: ComplaintDetails = {
  ...OPEN,
  history: [{ at: '2030-01-01T04:00:00.000Z', by: 'player', text: FIRST_WORDS, status: 'open' }],
};

export const ANSWERED_FILED: ComplaintDetails = {
  ...FILED,
  status: 'answered',
  updated_at: '2030-01-01T05:30:00.000Z',
  history: [...FILED.history, { at: '2030-01-01T05:30:00.000Z', by: 'support', text: 'It is on its way.', status: 'answered' }],
};

export const CLOSED_FILED: ComplaintDetails = {
  ...ANSWERED_FILED,
  status: 'closed',
  history: [...ANSWERED_FILED.history, { at: '2030-01-01T06:00:00.000Z', by: 'support', text: '', status: 'closed' }],
};
