-- Nobody is told the same twice.
alter table citizen_reports add column answer_text text;
