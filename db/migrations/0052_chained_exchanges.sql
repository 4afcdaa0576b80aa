DROP INDEX "order_exchanges_once";--> statement-breakpoint
ALTER TABLE "order_return_lines" DROP CONSTRAINT "order_return_lines_return_id_position_pk";--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "personalization" jsonb;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "from_exchange_id" text;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "paid_vnd" bigint;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "arrived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD COLUMN "received_vnd" bigint;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD COLUMN "exchange_id" text;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD COLUMN "paid_vnd" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "order_exchanges_one_open" ON "order_exchanges" USING btree ("order_id","position") WHERE status in ('requested', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_lines_goods" ON "order_return_lines" USING btree ("return_id","position",coalesce(exchange_id, ''));