ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_by" text;--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at") WHERE answered_at is null;--> statement-breakpoint
UPDATE "contact_messages" SET "answered_at" = "created_at" WHERE "created_at" < now() - interval '7 days';
