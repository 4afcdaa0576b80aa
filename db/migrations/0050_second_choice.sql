CREATE TABLE "second_choice_goods" (
	"id" text PRIMARY KEY NOT NULL,
	"variant_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"image_url" text NOT NULL,
	"color" text NOT NULL,
	"size" text,
	"unit_vnd" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_choice_goods_quantity" CHECK (quantity >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "second_choice_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "second_choice_goods_variant" ON "second_choice_goods" USING btree ("variant_id") WHERE variant_id <> '';--> statement-breakpoint
-- Units that were noted as second choice before they were counted; of goods outside the catalogue, each line is a row of its own.
INSERT INTO "second_choice_goods" ("id", "variant_id", "product_id", "name", "image_url", "color", "size", "unit_vnd", "quantity")
SELECT 'sec_' || md5(came.key), max(came.variant_id), max(came.product_id), max(came.name), max(came.image_url), max(came.color), max(came.size), max(came.unit_vnd), sum(came.quantity)
FROM (
	SELECT CASE WHEN l.variant_id <> '' THEN l.variant_id ELSE r.return_id || ' ' || r.position END AS key,
		l.variant_id, l.product_id, l.name, l.image_url, l.color, l.size, l.unit_vnd, r.second_choice AS quantity
	FROM "order_return_lines" r
	JOIN "order_returns" c ON c.id = r.return_id
	JOIN "order_lines" l ON l.order_id = c.order_id AND l.position = r.position
	WHERE r.second_choice > 0
	UNION ALL
	SELECT CASE WHEN x.from_variant_id <> '' THEN x.from_variant_id ELSE x.id END,
		x.from_variant_id, l.product_id, l.name, l.image_url, l.color, nullif(x.from_size, ''), l.unit_vnd, x.quantity
	FROM "order_exchanges" x
	JOIN "order_lines" l ON l.order_id = x.order_id AND l.position = x.position
	WHERE x.returned_item = 'second-choice' AND x.return_state = 'received'
) came
GROUP BY came.key;
