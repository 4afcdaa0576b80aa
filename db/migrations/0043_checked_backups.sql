ALTER TABLE "backups" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "problem" text;