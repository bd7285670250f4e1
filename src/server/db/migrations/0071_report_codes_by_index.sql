-- The look whether a code is taken was planned while the table was small and read all of it for each row of a large import: 20,000 locations took half
-- a minute, most of it for this. By the index it takes the same for each.
alter function new_report_code() set enable_seqscan = off;
