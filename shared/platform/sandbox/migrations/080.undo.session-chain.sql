drop index login_history_session;
alter table login_history drop constraint login_history_session_id_fkey,
  add constraint login_history_session_id_fkey foreign key (session_id) references sessions (id);
drop index sessions_begun;
drop index sessions_ended;
alter table sessions drop column confirmed_at;
drop index session_tokens_issued;
drop index session_tokens_sealed;
alter table session_tokens drop column sealed_next, drop column first_used_at, drop column replaces;
