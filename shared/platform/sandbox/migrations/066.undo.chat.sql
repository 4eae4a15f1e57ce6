drop table chat_attachment;
drop table chat_message;
drop table chat;
