ALTER TABLE "orders" ADD COLUMN "invoice" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_issued_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_invoice_wanted" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE invoice is not null and invoice_number is null and status <> 'cancelled';