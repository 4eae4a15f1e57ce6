insert into settings (key, value) values ('withdrawal_revert', 'off') on conflict do nothing;
