drop table marketing_choice;
