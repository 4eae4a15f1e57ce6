-- The seed used to copy every default into this table, so a new default never reached a filled database. From here on the table holds only
-- settings that an operator made; these three copies are not followed by their defaults otherwise.
delete from settings where key = 'notice'
  and value = 'Welcome to Shapla. This is a demo: every taka here is play money, and every new player starts with 500 BDT of demo credit.';
delete from settings where key = 'notice_bn'
  and value = 'শাপলায় স্বাগতম। এটি একটি ডেমো: এখানকার সব টাকা খেলার টাকা, এবং প্রত্যেক নতুন খেলোয়াড় ৫০০ টাকা ডেমো ক্রেডিট দিয়ে শুরু করেন।';
delete from settings where key = 'withdrawal_revert' and value = 'off'
  and not exists (select 1 from audit_log where action = 'operator.call' and detail -> 'input' ->> 'withdrawal_revert' is not null);
