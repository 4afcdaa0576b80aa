DROP INDEX "orders_unconfirmed_phone";--> statement-breakpoint
DROP INDEX "orders_unconfirmed_email";--> statement-breakpoint
CREATE INDEX "orders_open_unpaid_phone" ON "orders" USING btree ("phone") WHERE status = 'pending' and payment_status = 'unpaid' and confirmed_at is null;--> statement-breakpoint
CREATE INDEX "orders_open_unpaid_email" ON "orders" USING btree ("email") WHERE status = 'pending' and payment_status = 'unpaid' and confirmed_at is null and email is not null;