CREATE TABLE "cod_statement_columns" (
	"carrier" text PRIMARY KEY NOT NULL,
	"headings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cod_statement_lines" (
	"statement_id" text NOT NULL,
	"line" integer NOT NULL,
	"code" text NOT NULL,
	"amount_vnd" bigint NOT NULL,
	"fee_vnd" bigint DEFAULT 0 NOT NULL,
	"day" date,
	CONSTRAINT "cod_statement_lines_statement_id_line_pk" PRIMARY KEY("statement_id","line")
);
--> statement-breakpoint
CREATE TABLE "cod_statements" (
	"id" text PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"file_name" text NOT NULL,
	"digest" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"reference" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"booked_at" timestamp (3) with time zone,
	"booked_by" text
);
--> statement-breakpoint
CREATE TABLE "order_return_lines" (
	"return_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"to_stock" integer DEFAULT 0 NOT NULL,
	"second_choice" integer DEFAULT 0 NOT NULL,
	"written_off" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_return_lines_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "order_return_lines_units" CHECK (quantity > 0 and to_stock >= 0 and second_choice >= 0 and written_off >= 0 and to_stock + second_choice + written_off <= quantity)
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"answer" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"deduction_vnd" bigint DEFAULT 0 NOT NULL,
	"refund_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	CONSTRAINT "order_returns_deduction" CHECK (deduction_vnd >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "to_product" jsonb;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "difference_vnd" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "difference_way" text;--> statement-breakpoint
ALTER TABLE "order_exchanges" ADD COLUMN "difference_paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD COLUMN "exchange_id" text;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD COLUMN "statement_id" text;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "exchange_id" text;--> statement-breakpoint
ALTER TABLE "cod_statement_lines" ADD CONSTRAINT "cod_statement_lines_statement_id_cod_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."cod_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cod_statements_digest" ON "cod_statements" USING btree ("carrier","digest");--> statement-breakpoint
CREATE INDEX "cod_statements_newest" ON "cod_statements" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_number" ON "order_returns" USING btree ("order_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_refund" ON "order_returns" USING btree ("refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "order_returns_open" ON "order_returns" USING btree ("created_at","id") WHERE status in ('requested', 'approved', 'received');--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD CONSTRAINT "cod_ledger_exchange_id_order_exchanges_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."order_exchanges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD CONSTRAINT "cod_ledger_statement_id_cod_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."cod_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cod_ledger" ADD CONSTRAINT "cod_ledger_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_exchange_id_order_exchanges_id_fk" FOREIGN KEY ("exchange_id") REFERENCES "public"."order_exchanges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cod_ledger_statement" ON "cod_ledger" USING btree ("statement_id") WHERE statement_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_exchange" ON "payments" USING btree ("exchange_id") WHERE exchange_id is not null and state = 'paid';