import { z } from 'zod'

/** What is uploaded at once: so many files, none larger than this. */
export const maxUploads = 20
export const maxUploadBytes = 15 * 1024 * 1024

/** One file of a picture in one modern format: `srcset` lists its widths. */
export const PictureSource = z.object({ type: z.string(), srcset: z.string() })

/**
 * A picture ready to be shown. `url` is a WebP every browser can show, `sources` the better formats,
 * `placeholder` a tiny blurred picture as a data address. Addresses never change their content.
 */
export const Picture = z.object({
  _id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  placeholder: z.string(),
  sources: z.array(PictureSource),
})
export type Picture = z.infer<typeof Picture>
