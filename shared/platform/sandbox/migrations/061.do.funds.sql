alter table promotions
  alter column deposit_bonus type numeric(6, 2),
  -- Paisa; the most that it adds to one deposit.
  add column max_bonus bigint check (max_bonus > 0);

-- One row for each account kind of a wallet or bank; the same name is the same wallet.
create table payment_method (
  id integer primary key,
  name text not null,
  account_type text not null check (account_type in ('Agent', 'Merchant', 'Personal')),
  icon text not null,
  status text not null check (status in ('active', 'inactive')),
  -- A wallet is known by a phone number, a bank account by other digits.
  is_bank boolean not null default false,
  -- Paisa.
  min_amount bigint not null,
  max_amount bigint not null,
  -- Of a TRX ID in capitals and without spaces.
  trx_pattern text not null,
  trx_example text not null,
  unique (name, account_type)
);

-- Accounts that players pay to.
create table wallet_number (
  id integer generated always as identity primary key,
  method_id integer not null references payment_method (id),
  account_number text not null,
  status text not null check (status in ('active', 'inactive')),
  unique (method_id, account_number)
);

-- A receiving number handed out to one player for one amount.
create table deposit_quote (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  flow text not null check (flow in ('plain', 'ewallet')),
  player_id bigint not null references players (id),
  method_id integer not null references payment_method (id),
  wallet_number_id integer not null references wallet_number (id),
  amount bigint not null check (amount > 0),
  promotion_id integer references promotions (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index deposit_quote_player on deposit_quote (player_id, created_at desc);

create sequence cash_transaction_number start 10000001;

-- Deposits and withdrawals. Key: 0 pending, 1 success, 2 fail.
create table cash_transaction (
  id bigint generated always as identity primary key,
  number text not null unique,
  player_id bigint not null references players (id),
  action text not null check (action in ('deposit', 'withdraw')),
  key text not null default '0' check (key in ('0', '1', '2')),
  amount bigint not null check (amount > 0),
  method_id integer not null references payment_method (id),
  method_name text not null,
  account_number text not null,
  -- As the player wrote it, and as it is compared: capitals, no spaces.
  trx_id text,
  trx_key text,
  promotion_id integer references promotions (id),
  quote_id bigint references deposit_quote (id),
  -- Paisa that an approval added.
  bonus bigint not null default 0,
  rebate bigint not null default 0,
  reason text,
  -- Counts submissions: each holds and posts under keys of its own.
  attempt integer not null default 1,
  -- The player gave it up: it is not sent again.
  is_closed boolean not null default false,
  initiated_at timestamptz not null,
  submitted_at timestamptz not null,
  -- When the sandbox's own reviewer decides; null: it leaves it to the operator.
  review_at timestamptz,
  decided_at timestamptz,
  updated_at timestamptz not null,
  constraint cash_transaction_deposit_has_trx check (action <> 'deposit' or trx_key is not null)
);
-- One active request per action.
create unique index cash_transaction_one_pending on cash_transaction (player_id, action) where key = '0';
-- A transfer is credited once, whoever names it.
create unique index cash_transaction_trx_once on cash_transaction (method_name, trx_key) where action = 'deposit' and key <> '2';
create index cash_transaction_trx on cash_transaction (method_name, trx_key);
create index cash_transaction_player on cash_transaction (player_id, id desc);
create index cash_transaction_queue on cash_transaction (submitted_at) where key = '0';

create table cash_transaction_event (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references cash_transaction (id),
  step text not null check (step in ('initiated', 'received', 'approved', 'failed')),
  at timestamptz not null,
  -- player, operator or reviewer.
  actor text not null,
  reason text
);
create index cash_transaction_event_of on cash_transaction_event (transaction_id, id);

-- Outside of every web root; read by its owner only.
create table receipt (
  transaction_id bigint primary key references cash_transaction (id),
  player_id bigint not null references players (id),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  body bytea not null,
  created_at timestamptz not null
);

-- What money posts answered, by the key that their sender gave them. The row is there before the answer: a copy waits for it.
create table money_call (
  player_id bigint not null references players (id),
  key text not null,
  path text not null,
  content_hash text not null,
  -- Text for text what was sent; null only inside the transaction that writes it.
  answer json,
  created_at timestamptz not null,
  primary key (player_id, key)
);
create index money_call_age on money_call (created_at);

-- The last lines of a wallet are read from its end.
drop index posting_account;
create index posting_account on posting (account_id, journal_id);
create index turnover_ticket_player on turnover_ticket (player_id);
