CREATE TABLE "order_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"body" jsonb,
	"total_vnd" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"order_id" text,
	"placed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_own_fee" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "extra_due_vnd" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_extra" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "order_drafts_newest" ON "order_drafts" USING btree ("updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_drafts_placed" ON "order_drafts" USING btree ("placed_at") WHERE placed_at is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_extra_due" CHECK (extra_due_vnd between 0 and total_vnd);