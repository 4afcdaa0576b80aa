-- A placeholder is the average colour now. A picture from before has none until it is added again; its place is the colour of linen.
UPDATE "images" SET "placeholder" = '' WHERE "placeholder" LIKE 'data:%';
