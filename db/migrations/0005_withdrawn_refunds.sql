DROP INDEX "refunds_open";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "withdrawn_why" text;--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("created_at") WHERE state not in ('done', 'withdrawn');