import { z } from 'zod'
import { Failure } from '../errors.ts'
import { Bilingual } from '../language/language.schema.ts'
import { Picture } from '../media.ts'
import { Limit, Page } from '../paging.ts'
import { Id, optionalText } from '../text.ts'

/** The filters of the picture library. `query` matches file names and descriptions, without diacritics. */
export const ImagesQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(24),
  query: z.string().max(120).optional(),
  /** Only pictures without a description in one of the languages. */
  missingAlt: z.enum(['true', 'false']).optional(),
})
export type ImagesQuery = z.infer<typeof ImagesQuery>

/** Where a picture is used; `page` is a text of the shop, `order` a line of an order. */
const imageUseKinds = ['product', 'collection', 'banner', 'page', 'order'] as const
export const ImageUse = z.object({ kind: z.enum(imageUseKinds), id: z.string(), name: z.string() })
export type ImageUse = z.infer<typeof ImageUse>

/** A picture as admin pages show it: `name` is its uploaded file name, `bytes` the size of the stored original. */
export const LibraryImage = Picture.extend({
  name: z.string(),
  bytes: z.int(),
  alts: Bilingual,
  usedIn: z.array(ImageUse),
  createdAt: z.string(),
})
export type LibraryImage = z.infer<typeof LibraryImage>

export const ImagePage = z.object({ images: z.array(LibraryImage), totalPage: z.int(), currentPage: z.int(), total: z.int() })
export type ImagePage = z.infer<typeof ImagePage>

/** A refused file, and why, in the caller's language. */
export const RejectedImage = z.object({ name: z.string(), reason: z.string() })
export type RejectedImage = z.infer<typeof RejectedImage>
export const UploadResponse = z.object({ images: z.array(LibraryImage), rejected: z.array(RejectedImage).optional(), message: z.string() })
export type UploadResponse = z.infer<typeof UploadResponse>
/** All files were refused. */
export const UploadRefused = Failure.extend({ rejected: z.array(RejectedImage).optional() })

const alt = optionalText(300)
export const ImageChange = z.object({ alt: z.object({ vi: alt, en: alt }) })
export const OneImage = z.object({ data: z.object({ image: LibraryImage }), message: z.string() })
export const ImageIds = z.object({ ids: z.array(Id).min(1).max(100) })
export const ImagesDeleted = z.object({ message: z.string() })
