delete from supplier_rounds where session_id in (select id from supplier_sessions where practice_until is not null);
delete from supplier_seeds where session_id in (select id from supplier_sessions where practice_until is not null);
delete from supplier_sessions where practice_until is not null;
drop index supplier_sessions_practice_over;
drop index supplier_sessions_practice;
alter table supplier_sessions drop constraint supplier_sessions_practice_whole;
alter table supplier_sessions drop column practice_until;
alter table supplier_sessions drop column practice_paisa;
