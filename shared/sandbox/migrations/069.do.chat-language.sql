-- What the player's page was shown in when they last wrote: the assistant keeps to it where a message has no language of its own.
alter table chat add column language text not null default 'en' check (language in ('en', 'bn'));
