CREATE TABLE "review_photos" (
	"image_id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photos_review" ON "review_photos" USING btree ("review_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_giver_search" ON "orders" USING gin ((lower(regexp_replace(translate(normalize(
  coalesce(gift_wishes->'giver'->>'fullName', '') || ' ' || coalesce(gift_wishes->'giver'->>'phone', '') || ' '
    || replace(coalesce(gift_wishes->'giver'->>'phone', ''), '+84', '0'), NFD),
  'đĐ', 'dD'), '[\u0300-\u036f]', '', 'g'))) gin_trgm_ops) WHERE gift_wishes->'giver' is not null;