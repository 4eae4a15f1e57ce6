-- First moment of the month in Dhaka, some months later.
create function dhaka_month(moment timestamptz, months integer default 0) returns timestamptz language sql immutable as $$
  select (date_trunc('month', moment at time zone 'Asia/Dhaka') + make_interval(months => months)) at time zone 'Asia/Dhaka'
$$;

-- Adds a partition from one moment to another. The upper end is an expression: `maxvalue`, or a quoted moment.
create function month_partition_add(parent text, part text, lower timestamptz, upper text) returns void language plpgsql as $$
declare
  statement text;
begin
  execute format('create table %I (like %I including all excluding identity excluding indexes)', part, parent);
  -- A trigger for a statement is not copied to partitions, and the owner could change a row there.
  for statement in
    select format('create trigger %I before update or delete or truncate on %I for each statement execute function ledger_append_only()', tgname, part)
    from pg_trigger where tgrelid = parent::regclass and tgfoid = 'ledger_append_only'::regproc
  loop
    execute statement;
  end loop;
  execute format('alter table %I attach partition %I for values from (%L) to (%s)', parent, part, lower, upper);
end $$;

-- Gives each table that has months, and a partition `<table>_later` for all that comes after them, the months up to two after this moment.
-- The role of the platform may not change the schema, so the function has the rights of its owner. It gives up a lock that others wait for.
create function month_partitions_ahead(moment timestamptz) returns integer language plpgsql security definer
  set search_path = public, pg_temp set lock_timeout = '200ms' as $$
declare
  parent record;
  later text;
  lower timestamptz;
  upper timestamptz;
  added integer := 0;
begin
  for parent in
    select c.relname as name, a.attname as key, pg_get_expr(l.relpartbound, l.oid) as bounds from pg_partitioned_table p
    join pg_class c on c.oid = p.partrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
    join pg_class l on l.relnamespace = c.relnamespace and l.relname = c.relname || '_later' and l.relispartition
    where c.relnamespace = 'public'::regnamespace order by 1
  loop
    later := parent.name || '_later';
    lower := substring(parent.bounds from $re$FROM \('([^']+)'\)$re$)::timestamptz;
    continue when lower >= dhaka_month(moment, 3);
    execute format('alter table %I detach partition %I', parent.name, later);
    execute format('select dhaka_month(max(%I), 1) from %I', parent.key, later) into upper;
    if upper is not null then
      -- The clock went ahead of the months. These rows stay in their table, which ends with the month of the last one.
      upper := greatest(upper, dhaka_month(moment));
      execute format('alter table %I rename to %I', later, parent.name || to_char(lower at time zone 'Asia/Dhaka', '_YYYY_MM'));
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent.name,
        parent.name || to_char(lower at time zone 'Asia/Dhaka', '_YYYY_MM'), lower, upper);
      lower := upper;
      added := added + 1;
    else
      execute format('drop table %I', later);
    end if;
    while lower < dhaka_month(moment, 3) loop
      -- One partition for all months that have passed without rows.
      upper := greatest(dhaka_month(lower, 1), dhaka_month(moment));
      perform month_partition_add(parent.name, parent.name || to_char(lower at time zone 'Asia/Dhaka', '_YYYY_MM'), lower, quote_literal(upper));
      lower := upper;
      added := added + 1;
    end loop;
    perform month_partition_add(parent.name, later, lower, 'maxvalue');
  end loop;
  return added;
end $$;

-- The rows up to this month stay where they are, as the first partition.
alter table audit_log rename to audit_log_past;
alter index audit_log_at rename to audit_log_past_at;
alter index audit_log_player rename to audit_log_past_player;
alter index audit_log_who rename to audit_log_past_who;
alter table audit_log_past alter column id drop identity;
alter table audit_log_past drop constraint audit_log_pkey;

create table audit_log (
  like audit_log_past including all excluding indexes,
  foreign key (player_id) references players (id),
  primary key (id, at)
) partition by range (at);
create index audit_log_at on audit_log (at desc);
create index audit_log_player on audit_log (player_id, id desc);
create index audit_log_who on audit_log (who, id desc) where who is not null;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function ledger_append_only();
alter table audit_log alter column id add generated always as identity;
select setval(pg_get_serial_sequence('audit_log', 'id'), (select max(id) from audit_log_past)) where exists (select from audit_log_past);
do $$
declare
  -- A sandbox may be ahead of the machine.
  moment timestamptz := greatest(now(), (select max(at) from audit_log_past));
begin
  execute format('alter table audit_log attach partition audit_log_past for values from (minvalue) to (%L)', dhaka_month(moment, 1));
  perform month_partition_add('audit_log', 'audit_log_later', dhaka_month(moment, 1), 'maxvalue');
  perform month_partitions_ahead(moment);
end $$;
