alter table customers add column yard jsonb;
--> statement-breakpoint
alter table customers add column plant jsonb;
