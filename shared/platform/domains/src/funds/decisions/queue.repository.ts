import type { TransactionAction } from '@site/api/contracts/funds';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { PlayerStatus } from '@site/platform-kit/base/player-status';
import { toProposal, type ProposalRow } from './proposals.repository';
import type { TransactionVerdict } from '../transactions/transactions.policy';
import { toTransaction, type RawTransaction, type TransactionRow } from '../transactions/transactions.rows';

/** Place of a request in the queue. */
export interface QueuePlace {
  submittedAt: Date;
  id: number;
}

interface QueueQuery {
  action?: TransactionAction | undefined;
  /** Name of a payment method. */
  method?: string | undefined;
  /** Part of the number, player, account, TRX ID or amount. */
  text?: string | undefined;
  /** Only requests behind this place. */
  after?: QueuePlace | undefined;
  limit: number;
}

export interface QueueRow {
  row: TransactionRow;
  username: string;
  status: PlayerStatus;
  /** Decision that waits for a second person. */
  proposal: ProposalRow | null;
}

type Raw = RawTransaction &
  Columns<'players', 'username'> & {
    player_status: PlayerStatus;
    proposal_id: string | null;
    proposal_key: TransactionVerdict['key'] | null;
    proposal_reason: string | null;
    proposed_by: string | null;
    proposed_at: string | null;
  };

/** Requests that wait, with the player's name, the oldest first. */
export async function listQueue(db: Executor, { limit, ...filter }: QueueQuery): Promise<QueueRow[]> {
  const { rows } = await db.execute<Raw>(sql`
    select t.*, p.username, p.status as player_status, o.id as proposal_id, o.key as proposal_key, o.reason as proposal_reason, o.proposed_by,
      o.proposed_at
    from cash_transaction t join players p on p.id = t.player_id left join cash_transaction_proposal o on o.transaction_id = t.id
    where ${sql.join(conditionsOf(filter), ' and ')} order by t.submitted_at, t.id limit ${limit}`);
  return rows.map((row) => ({ row: toTransaction(row), username: row.username, status: row.player_status, proposal: proposalOf(row) }));
}

function conditionsOf({ action, method, text, after }: Omit<QueueQuery, 'limit'>): SQL[] {
  const like = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return [
    sql`t.key = '0'`,
    ...(action ? [sql`t.action = ${action}`] : []),
    ...(method ? [sql`t.method_name = ${method}`] : []),
    ...(like
      ? [
          sql`(t.number ilike ${like} or p.username ilike ${like} or t.account_number ilike ${like} or t.trx_id ilike ${like}
            or (t.amount / 100.0)::numeric(20, 2)::text like ${like})`,
        ]
      : []),
    ...(after ? [sql`(t.submitted_at, t.id) > (${after.submittedAt.toISOString()}::timestamptz, ${after.id}::bigint)`] : []),
  ];
}

const proposalOf = ({ proposal_id: id, proposal_key: key, proposal_reason: reason, proposed_by, proposed_at }: Raw): ProposalRow | null =>
  id !== null && key !== null && proposed_by !== null && proposed_at !== null
    ? toProposal({ id, key, reason, proposed_by, proposed_at })
    : null;

/** Number of the requests that wait, and the payment methods that occur, in the order of the alphabet. */
export async function countQueue(db: Executor): Promise<{ count: number; methods: string[] }> {
  const { rows } = await db.execute<{ method_name: string; count: string }>(sql`
    select method_name, count(*) from cash_transaction where key = '0' group by method_name order by method_name`);
  return { count: rows.reduce((sum, { count }) => sum + Number(count), 0), methods: rows.map(({ method_name: name }) => name) };
}
