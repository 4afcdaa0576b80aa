ALTER TABLE "product_search" ADD COLUMN "sold_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Leaves room on each page, so that a sale rewrites no index entry.
ALTER TABLE "product_search" SET (fillfactor = 85);--> statement-breakpoint
UPDATE "product_search" SET "sold_count" = p."sold_count" FROM "products" p WHERE p."id" = "product_id" AND p."sold_count" > 0;
