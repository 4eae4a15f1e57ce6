drop index play_limit_change_due;
drop index restriction_end;
drop table told_up_to;
drop index inbox_messages_kept;
alter table inbox_messages drop column edited_title, drop column edited_message;
