ALTER TABLE "product_search" ADD COLUMN "described" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_search_described" ON "product_search" USING gin ("described");