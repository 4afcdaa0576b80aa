DROP INDEX "momo_sandbox_request";--> statement-breakpoint
ALTER TABLE "momo_sandbox" DROP CONSTRAINT "momo_sandbox_pkey";--> statement-breakpoint
ALTER TABLE "momo_sandbox" ADD PRIMARY KEY ("request_id");--> statement-breakpoint
ALTER TABLE "momo_sandbox" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "made_to_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_id" text;--> statement-breakpoint
ALTER TABLE "momo_sandbox" ADD COLUMN "trans_id" bigint;--> statement-breakpoint
ALTER TABLE "momo_sandbox" ADD COLUMN "version" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "momo_sandbox_order" ON "momo_sandbox" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "momo_sandbox_trans" ON "momo_sandbox" USING btree ("trans_id");--> statement-breakpoint
ALTER TABLE "momo_sandbox" DROP COLUMN "state";