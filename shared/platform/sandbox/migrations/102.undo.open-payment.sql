alter table deposit_quote drop column asked_at, drop column wished_promotion_id;
