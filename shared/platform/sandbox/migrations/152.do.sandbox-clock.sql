-- Time by which the clock of a sandbox is ahead of the database's clock: one row, which every process follows. Production never reads it.
create table sandbox_clock (
  is_only boolean primary key default true check (is_only),
  ahead_ms bigint not null
);
insert into sandbox_clock (ahead_ms) values (0);
