-- One number has one player, however it is spelled. Where older rows share a number, the player who verified it keeps it, else the
-- oldest: the others have no key, play on as before, and nobody else can sign up with the number.
alter table players add column phone_key text;
update players p set phone_key = right(p.phone, 10)
from (
  select id, row_number() over (partition by right(phone, 10) order by phone_verified_at is null, phone_verified_at, id) as place from players
) ranked
where ranked.id = p.id and ranked.place = 1;
alter table players add constraint players_phone_key_unique unique (phone_key);
