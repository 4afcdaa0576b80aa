ALTER TABLE "discount_uses" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_token" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ip_key" text;--> statement-breakpoint
CREATE INDEX "discount_uses_phone" ON "discount_uses" USING btree ("discount_id","phone");--> statement-breakpoint
CREATE INDEX "orders_unconfirmed_phone" ON "orders" USING btree ("phone") WHERE status = 'pending' and payment_method = 'cod' and payment_status = 'unpaid' and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "orders_unconfirmed_email" ON "orders" USING btree ("email") WHERE status = 'pending' and payment_method = 'cod' and payment_status = 'unpaid' and confirmed_at is null and email is not null;--> statement-breakpoint
CREATE INDEX "orders_unconfirmed_due" ON "orders" USING btree ("stock","confirm_due_at") WHERE status = 'pending' and payment_method = 'cod' and payment_status = 'unpaid' and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "orders_ip_key" ON "orders" USING btree ("ip_key") WHERE ip_key is not null;--> statement-breakpoint
UPDATE "discount_uses" SET "phone" = "orders"."phone" FROM "orders" WHERE "orders"."id" = "discount_uses"."order_id" AND "orders"."phone" <> '';--> statement-breakpoint
UPDATE "orders" SET "confirm_due_at" = now() + interval '24 hours', "confirm_token" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') WHERE "status" = 'pending' AND "payment_method" = 'cod' AND "payment_status" = 'unpaid' AND "confirmed_at" IS NULL;
