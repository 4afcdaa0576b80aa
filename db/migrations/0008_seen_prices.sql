ALTER TABLE "cart_lines" ADD COLUMN "seen_vnd" bigint;--> statement-breakpoint
UPDATE "products" p SET "percent_off" = (
	SELECT max(CASE WHEN k."original" > k."unit" THEN (k."original" - k."unit") * 10000 / k."original" ELSE 0 END) FROM (
		SELECT coalesce(nullif(s."sale_price_vnd", 0), nullif(s."price_vnd", 0), nullif(p."sale_price_vnd", 0), p."price_vnd") AS "unit",
			CASE WHEN coalesce(s."sale_price_vnd", 0) > 0 OR coalesce(s."price_vnd", 0) > 0
				THEN coalesce(nullif(s."price_vnd", 0), p."price_vnd") ELSE p."price_vnd" END AS "original"
		FROM (SELECT 1) one LEFT JOIN "product_sizes" s ON s."product_id" = p."id"
	) k
);