-- Sessions of the demo supplier without money: practice money and an end. Both are null for a session that plays with money.
alter table supplier_sessions add column practice_paisa bigint check (practice_paisa >= 0);
alter table supplier_sessions add column practice_until timestamptz;
alter table supplier_sessions add constraint supplier_sessions_practice_whole check ((practice_paisa is null) = (practice_until is null));
-- A practice link opens a game once.
create unique index supplier_sessions_practice on supplier_sessions (platform_session) where practice_until is not null;
create index supplier_sessions_practice_over on supplier_sessions (practice_until) where practice_until is not null;
