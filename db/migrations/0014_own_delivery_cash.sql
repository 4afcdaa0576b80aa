ALTER TABLE "cod_ledger" ALTER COLUMN "shipment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD COLUMN "collected_by" text;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD COLUMN "remitted_by" text;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD COLUMN "written_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD COLUMN "written_off_why" text;--> statement-breakpoint
CREATE UNIQUE INDEX "cod_ledger_own" ON "cod_ledger" USING btree ("order_id") WHERE shipment_id is null;--> statement-breakpoint
CREATE INDEX "cod_ledger_written_off" ON "cod_ledger" USING btree ("order_id") WHERE written_off_at is not null;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD CONSTRAINT "cod_ledger_end" CHECK (remitted_at is null or written_off_at is null);--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD CONSTRAINT "cod_ledger_holder" CHECK ((carrier = 'own') = (shipment_id is null) and (carrier = 'own' or collected_by is null));--> statement-breakpoint
INSERT INTO "cod_ledger" ("id", "order_id", "carrier", "amount_vnd", "collected_at")
SELECT 'csh_' || md5(o."id"), o."id", 'own', o."total_vnd" - CASE WHEN o."deposit_paid_at" IS NULL THEN 0 ELSE o."deposit_vnd" END,
	coalesce((SELECT max(e."at") FROM "order_events" e WHERE e."order_id" = o."id" AND e."what" = 'status' AND e."to_state" = 'delivered'), o."created_at")
FROM "orders" o
WHERE o."status" = 'delivered' AND o."payment_method" = 'cod' AND o."payment_status" = 'unpaid'
	AND o."total_vnd" - CASE WHEN o."deposit_paid_at" IS NULL THEN 0 ELSE o."deposit_vnd" END > 0
	AND NOT EXISTS (SELECT 1 FROM "cod_ledger" c WHERE c."order_id" = o."id");--> statement-breakpoint
UPDATE "cod_ledger" c SET "remitted_at" = coalesce(o."paid_at", c."collected_at")
FROM "orders" o WHERE o."id" = c."order_id" AND c."remitted_at" IS NULL AND o."payment_status" IN ('paid', 'refunded');
