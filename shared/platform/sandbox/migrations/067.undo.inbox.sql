drop index play_limit_change_due;
drop index restriction_end;
drop table told_up_to;
drop index inbox_messages_kept;
drop index inbox_messages_about;
alter table inbox_messages drop column about, drop column paisa;
alter table inbox_messages drop column edited_title, drop column edited_message;
