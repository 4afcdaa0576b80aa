CREATE TABLE "search_miss_days" (
	"day" date NOT NULL,
	"term_key" text NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_miss_days_day_term_key_pk" PRIMARY KEY("day","term_key")
);
--> statement-breakpoint
CREATE TABLE "stock_take_counts" (
	"take_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"counted" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"after_move" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"counted_by" text NOT NULL,
	"difference" integer,
	"is_posted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stock_take_counts_take_id_variant_id_pk" PRIMARY KEY("take_id","variant_id"),
	CONSTRAINT "stock_take_counts_counted" CHECK (counted >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_takes" (
	"id" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"scope_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"cells" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"started_by" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	CONSTRAINT "stock_takes_scope" CHECK ((scope = 'all') = (scope_id is null)),
	CONSTRAINT "stock_takes_end" CHECK ((state = 'open') = (ended_at is null))
);
--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "stock" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
-- The event of an order that staff entered has named its channel from the first version on.
UPDATE "orders" SET "source" = e."note" FROM "order_events" e
  WHERE e."order_id" = "orders"."id" AND e."what" = 'placed' AND e."by_whom" = 'admin' AND e."note" IN ('phone', 'facebook', 'zalo', 'tiktok');--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "number" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_take_counts" ADD CONSTRAINT "stock_take_counts_take_id_stock_takes_id_fk" FOREIGN KEY ("take_id") REFERENCES "public"."stock_takes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_take_counts" ADD CONSTRAINT "stock_take_counts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_take_counts_variant" ON "stock_take_counts" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_takes_newest" ON "stock_takes" USING btree ("started_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "stock_alerts_newest" ON "stock_alerts" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_newest" ON "newsletter_subscribers" USING btree ("consented_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_number" ON "variants" USING btree ("number");