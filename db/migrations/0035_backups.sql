CREATE TABLE "backups" (
	"id" serial PRIMARY KEY NOT NULL,
	"finished_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"target" text NOT NULL,
	"rows" integer NOT NULL,
	"files" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("finished_at" DESC NULLS LAST);