create table account (
  id bigint generated always as identity primary key,
  -- 'player:7:CASH', 'system:VIP_EXPENSE', 'system:GAMING:PADMAPLAY:7'
  key text not null unique,
  owner text not null check (owner in ('player', 'system')),
  kind text not null,
  -- On a system account: the part of it that faces this player, so that two players never write to one row.
  player_id bigint references players (id),
  currency text not null default 'BDT',
  balance_cached bigint not null default 0,
  -- Set only by a journal that may take the account below zero; lasts until the balance is back at zero.
  overdraft boolean not null default false,
  constraint account_player_named check (owner = 'system' or player_id is not null),
  constraint account_not_negative check (owner = 'system' or balance_cached >= 0 or overdraft)
);
create index account_player on account (player_id) where player_id is not null;

create table journal (
  id bigint generated always as identity primary key,
  kind text not null,
  idem_key text not null unique,
  ref_type text not null,
  ref_id text not null,
  allow_negative boolean not null default false,
  meta jsonb,
  created_at timestamptz not null
);
create index journal_ref on journal (ref_type, ref_id);

create table posting (
  journal_id bigint not null references journal (id),
  position smallint not null,
  account_id bigint not null references account (id),
  amount bigint not null check (amount <> 0),
  primary key (journal_id, position)
);
create index posting_account on posting (account_id);

-- Exposure of the exchange; never a posting.
create table hold (
  player_id bigint not null references players (id),
  market_id text not null,
  amount bigint not null check (amount >= 0),
  primary key (player_id, market_id)
);

create function ledger_journal_balances() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from posting where journal_id = new.journal_id) <> 0 then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = 'check_violation', constraint = 'journal_balances';
  end if;
  return null;
end $$;
create constraint trigger journal_balances after insert on posting
  deferrable initially deferred for each row execute function ledger_journal_balances();

create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger posting_append_only before update or delete or truncate on posting
  for each statement execute function ledger_append_only();
create trigger journal_append_only before update or delete on journal
  for each statement execute function ledger_append_only();
