CREATE TABLE "children" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"nickname" text NOT NULL,
	"birth_month" text,
	"height_mm" integer,
	"weight_grams" integer,
	"measured_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "children_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;