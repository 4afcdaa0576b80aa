CREATE TABLE "buyer_merges" (
	"phone" text PRIMARY KEY NOT NULL,
	"main_phone" text NOT NULL,
	"merged_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "buyer_merges_main" ON "buyer_merges" USING btree ("main_phone");