ALTER TABLE "payment_mismatches" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "payment_mismatches" ADD COLUMN "expected_vnd" bigint;--> statement-breakpoint
ALTER TABLE "payment_mismatches" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_mismatches" ADD COLUMN "seen_by" text;--> statement-breakpoint
ALTER TABLE "payment_mismatches" ADD COLUMN "seen_note" text;--> statement-breakpoint
ALTER TABLE "payment_mismatches" ADD CONSTRAINT "payment_mismatches_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_mismatches_name" ON "payment_mismatches" USING btree ("gateway_order_id");--> statement-breakpoint
CREATE INDEX "payment_mismatches_open" ON "payment_mismatches" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE seen_at is null;--> statement-breakpoint
CREATE INDEX "payment_mismatches_seen" ON "payment_mismatches" USING btree ("seen_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE seen_at is not null;--> statement-breakpoint
UPDATE "payment_mismatches" m SET "order_id" = p."order_id", "expected_vnd" = p."amount_vnd" FROM "payments" p WHERE p."gateway_order_id" = m."gateway_order_id";--> statement-breakpoint
UPDATE "payment_mismatches" m SET "order_id" = o."id", "expected_vnd" = o."total_vnd" FROM "orders" o WHERE m."gateway_order_id" LIKE 'bank:%' AND m."why" = 'amount' AND regexp_replace(upper(m."notice"->>'description'), '[^A-Z0-9]', '', 'g') LIKE '%' || replace(o."order_number", '-', '') || '%';
