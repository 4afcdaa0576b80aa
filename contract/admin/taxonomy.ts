import { z } from 'zod'
import { Category, Collection, Tag } from '../catalogue.ts'
import { Picture } from '../media.ts'
import { Id, ImageId, optionalText, slugify, writtenText } from '../text.ts'

/** A name appears in URLs: it contains a letter or a digit and has no surrounding spaces. */
const name = (max: number) =>
  writtenText(max)
    .transform((written) => written.replace(/\s+/g, ' ').trim())
    .refine((written) => /[\p{L}\p{N}]/u.test(written), { params: { key: 'name_letters' } })
const labels = z.object({ en: optionalText(120).optional() })

export const NewCategory = z.object({ name: name(80), labels: labels.optional(), position: z.int().min(0).max(10_000).optional() })
export type NewCategory = z.infer<typeof NewCategory>
export const CategoryMessage = z.object({ data: z.object({ category: Category }), message: z.string() })

/** All ids in display order. */
export const ReorderCategories = z.object({ ids: z.array(Id).min(1).max(500) })

/** Where the products of the deleted entry go. */
export const MoveTo = z.object({ moveTo: Id.optional() })
export const MoveToBody = MoveTo.nullish()

/** Filters list tags separated by commas, so a name must not contain one. */
const tagName = name(60).refine((written) => !written.includes(','), { params: { key: 'no_comma' } })
export const NewTag = z.object({ name: tagName, labels: labels.optional() })
export type NewTag = z.infer<typeof NewTag>
/** With `merge`, a tag renamed to another's name is merged into it. */
export const TagChange = z.object({ name: tagName.optional(), labels: labels.optional(), merge: z.boolean().optional() })
export type TagChange = z.infer<typeof TagChange>
export const TagNames = z.object({ names: z.array(z.string().min(1).max(300)).min(1).max(100) })
export const TagMessage = z.object({ data: z.object({ tag: Tag }), message: z.string() })

/** An empty slug is generated from the name. */
const Slug = z
  .string()
  .max(120)
  .refine((written) => slugify(written) === written, { params: { key: 'slug' } })
const text = optionalText(2_000)

const collectionFields = {
  name: name(120),
  labels: labels.optional(),
  slug: Slug.optional(),
  /** In Vietnamese, or in both languages. */
  description: z.union([text, z.object({ vi: text, en: text })]).optional(),
  /** A picture of the library; null removes it. */
  image: ImageId.nullish(),
  /** All products in display order. */
  products: z.array(Id).max(2_000).optional(),
}
export const NewCollection = z.object(collectionFields)
export type NewCollection = z.infer<typeof NewCollection>
export const CollectionChange = z.object({
  ...z.object(collectionFields).partial().shape,
  /** The products as they were read: additions and removals by others since then are merged. Without it `products` replaces the list. */
  productsBefore: z.array(Id).max(2_000).optional(),
})
export type CollectionChange = z.infer<typeof CollectionChange>

/** A product in a collection's list, hidden ones too. */
export const CollectionProduct = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  price: z.int(),
  published: z.boolean(),
  image: Picture.nullable(),
})
export type CollectionProduct = z.infer<typeof CollectionProduct>
export const CollectionProducts = z.object({ data: z.array(CollectionProduct) })
/** Includes all products of the collection where they were changed. */
export const CollectionMessage = z.object({
  data: z.object({ collection: Collection, products: z.array(CollectionProduct).optional() }),
  message: z.string(),
})

export const Removed = z.object({ message: z.string() })
