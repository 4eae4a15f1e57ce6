import type { AuditPage, Health, Person, QueuedTransaction, QueuePage, RequestDetails, Session } from '@site/platform-operator/calls';

/** An administrator who may change all releases. */
export const ADMIN: Session = {
  name: 'nadia',
  role: 'admin',
  release: { role: 'admin', areas: null, channels: null },
  csrf: 'csrf-of-nadia',
  expires_at: '2026-01-15T18:00:00.000Z',
};

/** A cashier without a role for releases. */
export const CASHIER: Session = { ...ADMIN, name: 'karim', role: 'cashier', release: null, csrf: 'csrf-of-karim' };

/** A trader without a role for releases. */
export const TRADER: Session = { ...CASHIER, name: 'rahim', role: 'trader', csrf: 'csrf-of-rahim' };
/** A person of the support desk. */
export const SUPPORTER: Session = { ...ADMIN, name: 'maya', role: 'support', release: null, csrf: 'csrf-of-maya' };

/** A request that waits; `number` makes it another one. */
export const request = (number: number, over: Partial<QueuedTransaction> = {}): QueuedTransaction => ({
  transaction_id: `D${number}`,
  attempt: 1,
  is_edited: false,
  action: 'deposit',
  amount: '500.00',
  username: `player${number}`,
  method: 'Padma Wallet',
  account_number: '01712345678',
  trx_id: `TRX${number}`,
  submitted_at: '2026-01-15T05:40:00.000Z',
  waits_s: 1200,
  review_at: null,
  needs_second: [],
  proposal: null,
  ...over,
});

/** A page of the queue with these requests alone. */
export const queuePage = (rows: readonly QueuedTransaction[], over: Partial<QueuePage> = {}): QueuePage => ({
  rows: [...rows],
  next: null,
  count: rows.length,
  methods: [...new Set(rows.map(({ method }) => method))].sort(),
  ...over,
});

/** Details of a request of a player without a history. */
export const requestDetails = (over: Partial<RequestDetails> = {}): RequestDetails => ({
  receipt: null,
  player: { username: 'player1', name: 'Rahim', status: 'active', since: '2026-01-02T05:40:00.000Z' },
  balance: '1500.00',
  held: '0.00',
  exposure: '0.00',
  last: [],
  ...over,
});

/** A row of the audit log. */
export const auditRow = (id: number, over: Partial<AuditPage['rows'][number]> = {}): AuditPage['rows'][number] => ({
  id,
  at: '2026-01-15T05:40:00.000Z',
  action: 'operator.call',
  who: 'karim',
  call: 'POST /operator/transactions/:transaction_id/approve',
  player: 'rahim2026',
  ip: '203.0.113.7',
  outcome: 200,
  detail: { role: 'cashier', input: { transaction_id: 'D1', attempt: 1 } },
  ...over,
});

/** A person who has joined. */
export const person = (name: string, over: Partial<Person> = {}): Person => ({
  name,
  role: 'cashier',
  release: null,
  sign_in: 'ready',
  added_at: '2026-01-02T05:40:00.000Z',
  added_by: 'operator',
  ended_at: null,
  ...over,
});

/** Servers that are well, with one number of each process a few seconds ago. */
export const HEALTH: Health = {
  at: 1_768_455_600,
  source: {
    kind: 'own',
    newest_at: 1_768_455_593,
    fault: null,
    processes: [
      { name: 'api-1f2e', newest_at: 1_768_455_593 },
      { name: 'worker-77aa', newest_at: 1_768_455_590 },
    ],
  },
  rules: [
    {
      name: 'NoWorker',
      group: 'processes',
      severity: 'page',
      state: 'good',
      since: null,
      words: [],
      action: 'Start a platform with ROLE=worker.',
    },
    { name: 'OutboxOld', group: 'events', severity: 'page', state: 'good', since: 1_768_453_800, words: [], action: 'Look at the relay.' },
    { name: 'EdgesDiffer', group: 'releases', severity: 'page', state: 'unknown', since: null, words: [], action: 'Compare them.' },
  ],
  charts: [
    { name: 'calls', unit: 'perSecond', moments: [1_768_455_540, 1_768_455_600], lines: [{ name: 'platform', values: [4, 12.5] }] },
    { name: 'replicas', unit: 'seconds', moments: [1_768_455_540, 1_768_455_600], lines: [] },
  ],
};
