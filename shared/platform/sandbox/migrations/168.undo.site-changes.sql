drop sequence promotion_number;
delete from promotions where is_deleted and not exists (select 1 from cash_transaction t where t.promotion_id = promotions.id)
  and not exists (select 1 from deposit_quote q where promotions.id in (q.promotion_id, q.wished_promotion_id));
alter table promotions drop column position, drop column is_shown, drop column is_deleted;
alter table slides drop column shown_from, drop column shown_until;
drop table site_change;
