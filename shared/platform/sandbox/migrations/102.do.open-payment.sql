alter table deposit_quote
  -- When its number was last asked for: the payment page shows the newest one.
  add column asked_at timestamptz,
  -- Chosen with a plain deposit, which names it again when it is sent; a wish that is checked then.
  add column wished_promotion_id integer references promotions (id);
