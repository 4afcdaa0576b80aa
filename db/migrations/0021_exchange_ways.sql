DROP INDEX "order_exchanges_once";--> statement-breakpoint
DROP INDEX "shipments_one_live";--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "to_color" text;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "return_state" text;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "returned_item" text;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "replacement_state" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "exchange_id" text;--> statement-breakpoint
UPDATE "order_exchanges" SET "return_state" = 'awaited', "replacement_state" = 'reserved' WHERE "status" = 'approved';--> statement-breakpoint
UPDATE "order_exchanges" SET "status" = 'done', "return_state" = 'received', "returned_item" = 'stock', "replacement_state" = 'delivered' WHERE "status" = 'received';--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_exchange_id_order_exchanges_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."order_exchanges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_exchanges_open" ON "order_exchanges" USING btree ("created_at" DESC NULLS LAST,"id") WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_one_live_exchange" ON "shipments" USING btree ("exchange_id") WHERE status not in ('delivered', 'returned', 'cancelled', 'lost_or_damaged') and exchange_id is not null;--> statement-breakpoint
CREATE INDEX "shipments_exchange" ON "shipments" USING btree ("exchange_id","created_at" DESC NULLS LAST) WHERE exchange_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_exchanges_once" ON "order_exchanges" USING btree ("order_id","position") WHERE status in ('requested', 'approved', 'done');--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_one_live" ON "shipments" USING btree ("order_id") WHERE status not in ('delivered', 'returned', 'cancelled', 'lost_or_damaged') and exchange_id is null;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD CONSTRAINT "order_exchanges_ways" CHECK ((return_state is null) = (replacement_state is null) and (status not in ('approved', 'done') or return_state is not null));--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD CONSTRAINT "order_exchanges_returned" CHECK ((returned_item is not null) = (return_state is not distinct from 'received'));