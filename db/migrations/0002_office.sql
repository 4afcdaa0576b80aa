CREATE TABLE "pending_sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"way" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"way" text NOT NULL,
	"with_code" boolean DEFAULT false NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"session" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"enabled_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "stock_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"variant_id" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"token" text NOT NULL,
	"consent_version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_category_names" (
	"name_key" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_collection_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"collection_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" serial PRIMARY KEY NOT NULL,
	"variant_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"change" integer NOT NULL,
	"after" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"who" text,
	"order_id" text,
	"order_number" text
);
--> statement-breakpoint
CREATE TABLE "order_exchanges" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"from_variant_id" text NOT NULL,
	"from_size" text NOT NULL,
	"to_variant_id" text NOT NULL,
	"to_size" text NOT NULL,
	"made_to_order" boolean DEFAULT false NOT NULL,
	"held_from_stock" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"answer" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "order_exchanges_pieces" CHECK (quantity > 0 and held_from_stock between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "order_sewing" (
	"order_id" text NOT NULL,
	"week" date NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "order_sewing_order_id_week_pk" PRIMARY KEY("order_id","week"),
	CONSTRAINT "order_sewing_pieces" CHECK (pieces > 0)
);
--> statement-breakpoint
CREATE TABLE "cod_ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"shipment_id" text NOT NULL,
	"carrier" text NOT NULL,
	"amount_vnd" bigint NOT NULL,
	"fee_vnd" bigint,
	"collected_at" timestamp (3) with time zone NOT NULL,
	"remitted_at" timestamp (3) with time zone,
	"reference" text,
	CONSTRAINT "cod_ledger_amount" CHECK (amount_vnd > 0)
);
--> statement-breakpoint
CREATE TABLE "carrier_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"carrier" text NOT NULL,
	"tracking_code" text NOT NULL,
	"order_number" text,
	"code" text NOT NULL,
	"happened_at" text NOT NULL,
	"reason" text,
	"shipment_id" text,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"shipment_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by_whom" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_code" text,
	"fee_vnd" bigint,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"guest_id" text,
	"product_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_one_owner" CHECK ((user_id is null) <> (guest_id is null))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "low_stock" integer;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "internal_notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_folded" text GENERATED ALWAYS AS (lower(regexp_replace(translate(normalize(
  order_number || ' ' || coalesce(shipping_address->>'fullName', '') || ' ' || phone || ' ' || replace(phone, '+84', '0') || ' ' || coalesce(email, ''), NFD),
  'đĐ', 'dD'), '[\u0300-\u036f]', '', 'g'))) STORED;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "way" text DEFAULT 'momo' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "queries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "result_code" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_category_names" ADD CONSTRAINT "former_category_names_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_collection_slugs" ADD CONSTRAINT "former_collection_slugs_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD CONSTRAINT "order_exchanges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sewing" ADD CONSTRAINT "order_sewing_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD CONSTRAINT "cod_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD CONSTRAINT "cod_ledger_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_guest_id_guests_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."guests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_sign_ins_user" ON "pending_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expiry" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_user" ON "sign_ins" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sign_ins_age" ON "sign_ins" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_email" ON "staff_invitations" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_token" ON "staff_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "user_identities_user" ON "user_identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_once" ON "stock_alerts" USING btree ("variant_id","email");--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_alerts_token" ON "stock_alerts" USING btree ("token");--> statement-breakpoint
CREATE INDEX "former_slugs_product" ON "former_slugs" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_moves_variant" ON "stock_moves" USING btree ("variant_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "order_exchanges_once" ON "order_exchanges" USING btree ("order_id","position") WHERE status in ('requested', 'approved', 'received');--> statement-breakpoint
CREATE INDEX "order_exchanges_newest" ON "order_exchanges" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "order_exchanges_variant" ON "order_exchanges" USING btree ("to_variant_id") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "order_sewing_week" ON "order_sewing" USING btree ("week");--> statement-breakpoint
CREATE UNIQUE INDEX "cod_ledger_shipment" ON "cod_ledger" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "cod_ledger_order" ON "cod_ledger" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cod_ledger_newest" ON "cod_ledger" USING btree ("collected_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "cod_ledger_owed" ON "cod_ledger" USING btree ("carrier","collected_at") WHERE remitted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "carrier_notices_once" ON "carrier_notices" USING btree ("carrier","tracking_code","code","happened_at");--> statement-breakpoint
CREATE INDEX "carrier_notices_shipment" ON "carrier_notices" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "carrier_notices_age" ON "carrier_notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "shipment_events_shipment" ON "shipment_events" USING btree ("shipment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_one_live" ON "shipments" USING btree ("order_id") WHERE status not in ('delivered', 'returned', 'cancelled', 'lost_or_damaged');--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_newest" ON "shipments" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shipments_status" ON "shipments" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "shipments_tracking" ON "shipments" USING btree ("tracking_code");--> statement-breakpoint
CREATE UNIQUE INDEX "wishes_user" ON "wishes" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishes_guest" ON "wishes" USING btree ("guest_id","product_id");--> statement-breakpoint
CREATE INDEX "wishes_product" ON "wishes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cart_lines_added" ON "cart_lines" USING btree ("created_at","cart_id");--> statement-breakpoint
CREATE INDEX "products_gone" ON "products" USING btree ("slug") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "products_changed" ON "products" USING btree ("updated_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "variants_low" ON "variants" USING btree ("product_id") WHERE on_hand - reserved <= 3;--> statement-breakpoint
CREATE INDEX "orders_guest_email" ON "orders" USING btree ("email") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_payment_newest" ON "orders" USING btree ("payment_status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_under_way" ON "orders" USING btree ("status","payment_method","payment_status","delivery_to","confirmed_at") WHERE status in ('pending', 'processing', 'shipped');--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (search_folded gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_newest" ON "refunds" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at") WHERE done_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_ask" ON "refunds" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_gateway_order" ON "refunds" USING btree ("gateway_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("order_id","request_key") WHERE request_key is not null;--> statement-breakpoint
CREATE INDEX "audit_who" ON "audit_entries" USING btree ("who","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_what" ON "audit_entries" USING btree ("what","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_unverified" ON "reviews" USING btree ("created_at") WHERE verified_at is null;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount" CHECK (amount_vnd > 0);