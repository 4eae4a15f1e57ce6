import type { Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import { REFERRAL_DEPTH } from '@site/api/contracts/rewards';
import { isWithin, isWithinDays } from '@site/platform-kit/data/within';
import type { PeriodRange } from '@site/platform-kit/time/record-period';

/** Deposits and turnover, in paisa, from which a downline counts as active. */
export interface DownlineRequirements {
  deposits: Paisa;
  turnover: Paisa;
}

/** Players below each of the named ones, down to the third depth, as `downline (referrer_id, id, depth)` of a `with recursive`. */
export const downlines = (isReferrer: (referrer: SQL) => SQL) => sql`
  downline (referrer_id, id, depth) as (
    select referred_by, id, 1 from players where ${isReferrer(sql`referred_by`)}
    union all
    select above.referrer_id, p.id, above.depth + 1 from downline above join players p on p.referred_by = above.id
    where above.depth < ${REFERRAL_DEPTH}
  )`;

const playedIn = (playerId: SQL, period: PeriodRange) => sql`
  (select coalesce(sum(played.turnover), 0) from (
     select sums.bet_amount as turnover from bet_day sums where sums.player_id = ${playerId} and ${isWithinDays(sql`sums.day`, period)}
     union all
     select s.turnover from exchange_settlement s where s.player_id = ${playerId} and ${isWithin(sql`s.settled_at`, period)}) played)`;

/** Valid turnover of a player in a period of whole days; corrections of an earlier play may not take it below zero. */
export const turnoverOf = (playerId: SQL, period: PeriodRange) => sql`greatest(${playedIn(playerId, period)}, 0)::bigint`;

/** Like `turnoverOf`, for all days before `until`; it reads only the days after them, however long the player has played. */
export const turnoverUpTo = (playerId: SQL, until: Date | null) => sql`
  greatest(coalesce((select total.turnover from played_total total where total.player_id = ${playerId}), 0)
    ${until ? sql`- ${playedIn(playerId, { from: until, until: null })}` : sql``}, 0)::bigint`;

/** Condition: the player has verified a phone and deposited enough. Both are required before the play of a downline counts. */
export const isProven = (playerId: SQL, { deposits }: DownlineRequirements, period: PeriodRange) => sql`(
  exists (select from players p where p.id = ${playerId} and ${isWithin(sql`p.phone_verified_at`, period)})
  and (select coalesce(sum(c.amount), 0) from cash_transaction c where c.player_id = ${playerId} and c.action = 'deposit' and c.key = '1'
    and ${isWithin(sql`c.decided_at`, period)}) >= ${deposits})`;

/**
 * Reason why two players count as one person, `device` or `phone`, or null. A stored flag is enough, because a device may be forgotten
 * later and a number may be removed.
 */
export const likeness = (referrer: SQL, downline: SQL) => sql`coalesce(
  (select f.reason from referral_flag f where f.player_id = ${referrer} and f.downline_id = ${downline}),
  case when ${sharesDevice(referrer, downline)} then 'device' when ${sharesPhone(referrer, downline)} then 'phone' end)`;

// A browser without cookies has the digest of its user agent, which all such browsers share, so that digest is left out.
const sharesDevice = (one: SQL, other: SQL) => sql`exists (
  select from known_devices a join known_devices b using (device_hash) where a.player_id = ${one} and b.player_id = ${other}
  and not exists (select from login_history l where l.player_id = ${other} and ${agentHash(sql`l.user_agent`)} = b.device_hash))`;

const agentHash = (userAgent: SQL) => sql`
  translate(rtrim(encode(sha256(convert_to('agent:' || ${userAgent}, 'UTF8')), 'base64'), '='), '+/', '-_')`;

// Only one player can verify a number, so it is enough that one of the two has verified it.
const sharesPhone = (one: SQL, other: SQL) => sql`exists (
  select from (${phonesOf(one)}) a join (${phonesOf(other)}) b using (phone_key) where a.is_verified or b.is_verified)`;

const phonesOf = (playerId: SQL) => sql`
  select right(phone, 10) as phone_key, phone_verified_at is not null as is_verified from players where id = ${playerId}
  union all select phone_key, verified_at is not null from other_phones where player_id = ${playerId}`;
