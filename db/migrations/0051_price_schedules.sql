CREATE TABLE "price_schedule_products" (
	"schedule_id" text NOT NULL,
	"product_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"outcome" text,
	CONSTRAINT "price_schedule_products_schedule_id_product_id_pk" PRIMARY KEY("schedule_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "price_schedules" (
	"id" text PRIMARY KEY NOT NULL,
	"rule" jsonb NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"products" integer NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"finished_by" text,
	CONSTRAINT "price_schedules_period" CHECK (ends_at > starts_at),
	CONSTRAINT "price_schedules_end" CHECK (state <> 'running' or ends_at is not null)
);
--> statement-breakpoint
ALTER TABLE "price_schedule_products" ADD CONSTRAINT "price_schedule_products_schedule_id_price_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."price_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_schedule_products_product" ON "price_schedule_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "price_schedules_newest" ON "price_schedules" USING btree ("starts_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "price_schedules_open" ON "price_schedules" USING btree ("starts_at") WHERE state in ('planned', 'running');