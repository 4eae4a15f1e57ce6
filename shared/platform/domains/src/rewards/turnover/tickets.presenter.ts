import type { Turnover } from '@site/api/contracts/turnover';
import { printAmount } from '@site/api/money';
import type { TicketRow } from './tickets.repository';

export const presentTicket = (row: TicketRow): Turnover => ({
  id: row.id,
  status: row.status,
  required_turnover: printAmount(row.required),
  remaining_turnover: printAmount(row.remaining),
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  transaction: {
    action: row.refType,
    promotion: row.promotion && presentPromotion(row.promotion),
    payment_method: row.methodName === null ? null : { name: row.methodName },
  },
});

const presentPromotion = ({ name, nameBn, turnover }: NonNullable<TicketRow['promotion']>) => ({
  name,
  ...(nameBn ? { name_bn: nameBn } : {}),
  turnover,
});
