alter table session_tokens
  -- A token has at most one successor: the row that names it here.
  add column replaces text unique,
  -- Null until the token is used: up to then the answer that carried it may have been lost.
  add column first_used_at timestamptz,
  -- The successor, readable only with the token of this row, while repeats are answered.
  add column sealed_next text;
create index session_tokens_sealed on session_tokens (replaced_at) where sealed_next is not null;
create index session_tokens_issued on session_tokens (issued_at);

-- The player last proved to be the owner then; null: at log-in.
alter table sessions add column confirmed_at timestamptz;
create index sessions_ended on sessions (ended_at) where ended_at is not null;
create index sessions_begun on sessions (created_at) where ended_at is null;

-- A log-in stays in the history when its session is swept.
alter table login_history drop constraint login_history_session_id_fkey,
  add constraint login_history_session_id_fkey foreign key (session_id) references sessions (id) on delete set null;
create index login_history_session on login_history (session_id) where session_id is not null;
