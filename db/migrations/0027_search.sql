CREATE TABLE "product_search" (
	"product_id" text PRIMARY KEY NOT NULL,
	"shape" integer NOT NULL,
	"is_public" boolean NOT NULL,
	"vector" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"term_key" text PRIMARY KEY NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"word_key" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"meaning" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_vector" ON "product_search" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "product_search_shape" ON "product_search" USING btree ("shape");--> statement-breakpoint
CREATE INDEX "search_misses_count" ON "search_misses" USING btree ("count" DESC NULLS LAST,"term_key");--> statement-breakpoint
CREATE INDEX "search_misses_last" ON "search_misses" USING btree ("last_at");