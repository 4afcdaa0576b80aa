ALTER TABLE "payments" ADD COLUMN "bank_number" text;--> statement-breakpoint
UPDATE "payments" p SET "bank_number" = n."number" FROM (
	SELECT DISTINCT ON (k."number") k."id", k."number" FROM (
		SELECT "id", "created_at", "trans_id" IS NULL AS "is_typed", upper(regexp_replace(coalesce("trans_id", "reason"), '\s', '', 'g')) AS "number"
		FROM "payments" WHERE "method" = 'bank' AND "state" IN ('paid', 'surplus')
	) k WHERE k."number" ~ '^[!-~]*[0-9][!-~]*$' ORDER BY k."number", k."is_typed", k."created_at", k."id"
) n WHERE p."id" = n."id";--> statement-breakpoint
CREATE UNIQUE INDEX "payments_bank_number" ON "payments" USING btree ("bank_number") WHERE bank_number is not null;