import type { InboxMessage } from '@site/api/contracts/inbox';

/** Reference time of the samples: noon in Dhaka. */
export const NOON = '2026-01-15T06:00:00.000Z';

export const message = (id: number, over: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  title: `Title ${id}`,
  message: `Text of message ${id}`,
  is_read: true,
  created_at: '2026-01-15T04:00:00.000Z',
  ...over,
});

export const DEPOSIT = message(9, {
  title: 'Deposit approved',
  message: 'Your deposit of <b>৳500.00</b> is in your wallet: see your <a href="/turnover-record">turnover record</a>.',
  is_read: false,
});
export const WELCOME = message(8, { title: 'Welcome', message: 'Good to have you here.', created_at: '2026-01-14T17:59:59.000Z' });
export const OLD = message(7, { title: 'Level up', is_read: false, created_at: '2026-01-10T06:00:00.000Z' });

export const page = (data: InboxMessage[] = [DEPOSIT, WELCOME, OLD], last = 1) => ({
  success: true as const,
  data: { data, last_page: last, total: data.length, unread: data.filter(({ is_read: isRead }) => !isRead).length },
});

/** Answers with the message whose id ends the path. */
export const oneOf =
  (...messages: InboxMessage[]) =>
  ({ path }: { path: string }) => {
    const found = messages.find(({ id }) => path.endsWith(`/${id}`));
    if (!found) throw new Error(`No message for ${path}`);
    return { success: true as const, data: found };
  };
