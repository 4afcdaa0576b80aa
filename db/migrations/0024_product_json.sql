CREATE TABLE "facet_counts" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"hex" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "facet_counts_kind_key_name_name_en_hex_pk" PRIMARY KEY("kind","key","name","name_en","hex")
);
--> statement-breakpoint
CREATE TABLE "product_json" (
	"product_id" text PRIMARY KEY NOT NULL,
	"shape" integer NOT NULL,
	"card_vi" text NOT NULL,
	"card_en" text NOT NULL,
	"detail_vi" text NOT NULL,
	"detail_en" text NOT NULL,
	"facets" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_json" ADD CONSTRAINT "product_json_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_json_shape" ON "product_json" USING btree ("shape");