drop table inbox_messages;
