CREATE TABLE "price_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"products" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "price_changes_age" ON "price_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_events_sewing" ON "order_events" USING btree ("at") WHERE what = 'sewing';--> statement-breakpoint
CREATE INDEX "stock_moves_sewn" ON "stock_moves" USING btree ("at") WHERE reason = 'sewn';