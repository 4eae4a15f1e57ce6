import type { MarketingChannel } from '@site/api/contracts/marketing';
import type { Executor } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';

interface MarketingChoice {
  channel: MarketingChannel;
  isOn: boolean;
  at: Date;
}

/** The last choice for each channel; a channel without a choice is left out. */
export async function listChoices(db: Executor, playerId: number): Promise<MarketingChoice[]> {
  const { rows } = await db.execute<{ channel: MarketingChannel; is_on: boolean; chosen_at: string }>(sql`
    select distinct on (channel) channel, is_on, chosen_at from marketing_choice where player_id = ${playerId} order by channel, id desc`);
  return rows.map(({ channel, is_on: isOn, chosen_at: at }) => ({ channel, isOn, at: new Date(at) }));
}

export async function insertChoice(db: Executor, playerId: number, { channel, isOn, at }: MarketingChoice) {
  await db.execute(sql`
    insert into marketing_choice (player_id, channel, is_on, chosen_at) values (${playerId}, ${channel}, ${isOn}, ${at.toISOString()})`);
}

/** Channels that have an address of the player. */
export async function findReachable(db: Executor, playerId: number): Promise<Record<MarketingChannel, boolean>> {
  const { rows } = await db.execute<{ email: boolean; sms: boolean; push: boolean }>(sql`
    select email_verified_at is not null as email, phone_verified_at is not null as sms,
      exists (select from push_devices where player_id = players.id) as push
    from players where id = ${playerId}`);
  const { email = false, sms = false, push = false } = rows[0] ?? {};
  return { inbox: true, email, sms, push };
}

/** False for an account that is blocked or closed, and during a break or an exclusion. */
export async function mayHearOffers(db: Executor, playerId: number, at: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from players p where p.id = ${playerId} and p.status = 'active' and not exists (
      select from restriction r where r.player_id = p.id and (r.until is null or r.until > ${at.toISOString()}::timestamptz))`);
  return rows.length > 0;
}
