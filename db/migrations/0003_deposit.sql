ALTER TABLE "orders" ADD COLUMN "deposit_vnd" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_deposit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_deposit" ON "payments" USING btree ("order_id") WHERE is_deposit and state = 'paid';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit" CHECK (deposit_vnd between 0 and total_vnd);