CREATE TABLE "cart_handovers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"guest_id" text NOT NULL,
	"draft" jsonb,
	"next" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_updates" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"step" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"image_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_updates_content" CHECK (words <> '' or image_id is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "maker" jsonb;--> statement-breakpoint
ALTER TABLE "cart_handovers" ADD CONSTRAINT "cart_handovers_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_updates" ADD CONSTRAINT "order_updates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_updates" ADD CONSTRAINT "order_updates_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_handovers_guest" ON "cart_handovers" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "cart_handovers_expiry" ON "cart_handovers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_updates_order" ON "order_updates" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_updates_image" ON "order_updates" USING btree ("image_id");