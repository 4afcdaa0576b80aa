ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_wishes" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wrap_vnd" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_code" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_gift_code" ON "orders" USING btree ("gift_code") WHERE gift_code is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_wrap" CHECK (wrap_vnd >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK (total_vnd = subtotal_vnd - discount_vnd + shipping_vnd + wrap_vnd and total_vnd >= 0);