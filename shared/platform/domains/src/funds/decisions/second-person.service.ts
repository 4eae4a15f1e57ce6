import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { lockCash } from '#ledger';
import { getSettings } from '#site';
import { decideLocked } from './decide.service';
import { deleteProposal, findProposal, insertProposal, type ProposalRow } from './proposals.repository';
import { auditStep } from '../transactions/steps.service';
import { refuseDecision, verdictsOfTwo, type TransactionVerdict } from '../transactions/transactions.policy';
import { lockTransaction } from '../transactions/transactions.repository';
import type { TransactionRow } from '../transactions/transactions.rows';

type Named = Pick<TransactionRow, 'id' | 'playerId'>;

/** Person who decides, and when. */
interface Decider {
  /** Name in the audit log: the same for a key and a session of one person. */
  name: string;
  at: Date;
}

/** A request after a call of a person. `proposal`: the decision that waits for a second person; null when nothing does. */
interface DecidedRequest {
  row: TransactionRow;
  proposal: ProposalRow | null;
}

const PROPOSED = 'A decision about this request waits for a second person. Confirm it, or send it back.';
const OTHER_PROPOSAL = 'This proposal does not wait any more. Look at the request again.';
const OWN_PROPOSAL = 'You have proposed this decision. Another person has to confirm it.';

const byOperator = ({ at }: Decider) => ({ actor: 'operator', at, ip: '' }) as const;

/**
 * Decides a request that waits, with all its effects, once; from the limit of the settings on, only proposes the decision.
 * @param seen attempt that the person looked at; required where the player edited the request while it waited
 * @throws Refusal `funds.not_changeable` when it does not wait any more; `funds.changed` when another attempt or a proposal waits
 */
export async function decideOrPropose(
  tx: Executor,
  named: Named,
  verdict: TransactionVerdict,
  decider: Decider,
  seen?: number,
): Promise<DecidedRequest> {
  const { row, proposal } = await lockRequest(tx, named, seen);
  if (proposal) throw new Refusal('funds.changed', { message: PROPOSED });
  const { second_person_from: from } = await getSettings(tx);
  if (!verdictsOfTwo(row, from).includes(verdict.key))
    return { row: await decideLocked(tx, row, verdict, byOperator(decider)), proposal: null };
  await insertProposal(tx, row.id, { verdict, by: decider.name, at: decider.at });
  await auditStep(tx, withVerdict(row, verdict), 'proposed', { ...byOperator(decider), people: { proposedBy: decider.name } });
  return { row, proposal: await findProposal(tx, row.id) };
}

/**
 * Makes the decision that another person has proposed.
 * @param proposalId the proposal that the person looked at
 * @throws Refusal `platform.forbidden` for the own proposal; `funds.not_changeable`; `funds.changed` when that proposal does not wait
 */
export async function confirmProposal(tx: Executor, named: Named, proposalId: number, decider: Decider): Promise<DecidedRequest> {
  const { row, proposal } = await lockProposed(tx, named, proposalId);
  if (proposal.by === decider.name) throw new Refusal('platform.forbidden', { message: OWN_PROPOSAL });
  const people = { proposedBy: proposal.by, decidedBy: decider.name };
  return { row: await decideLocked(tx, row, proposal.verdict, { ...byOperator(decider), people }), proposal: null };
}

/**
 * Takes a proposal away, so that the request waits as before. The person who proposed may do it as well.
 * @throws Refusal `funds.not_changeable`; `funds.changed` when that proposal does not wait
 */
export async function sendBack(tx: Executor, named: Named, proposalId: number, decider: Decider): Promise<DecidedRequest> {
  const { row, proposal } = await lockProposed(tx, named, proposalId);
  await deleteProposal(tx, row.id);
  const people = { proposedBy: proposal.by, decidedBy: decider.name };
  await auditStep(tx, withVerdict(row, proposal.verdict), 'sent_back', { ...byOperator(decider), people });
  return { row, proposal: null };
}

/** The wallet is locked before the request, as everywhere. */
async function lockRequest(tx: Executor, { id, playerId }: Named, seen?: number): Promise<DecidedRequest> {
  await lockCash(tx, playerId);
  const row = await lockTransaction(tx, id);
  refuseDecision(row, seen);
  return { row, proposal: await findProposal(tx, id) };
}

/** A proposal is about one attempt, so who names it has seen that attempt. */
async function lockProposed(tx: Executor, { id, playerId }: Named, proposalId: number) {
  await lockCash(tx, playerId);
  const row = await lockTransaction(tx, id);
  if (row.key !== '0') throw new Refusal('funds.not_changeable');
  const proposal = await findProposal(tx, id);
  if (proposal?.id !== proposalId) throw new Refusal('funds.changed', { message: OTHER_PROPOSAL });
  return { row, proposal };
}

/** The audit row of a proposal has the words that the player would read. */
const withVerdict = (row: TransactionRow, verdict: TransactionVerdict): TransactionRow => ({
  ...row,
  reason: verdict.key === '2' ? verdict.reason : null,
});
