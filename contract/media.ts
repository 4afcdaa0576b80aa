import { z } from 'zod'

/** The limits of one upload: number of files and size of each. */
export const maxUploads = 20
export const maxUploadBytes = 15 * 1024 * 1024

/** One modern format of a picture: `srcset` lists its widths. */
export const PictureSource = z.object({ type: z.string(), srcset: z.string() })

/**
 * A picture ready for display. `url` is a WebP that every browser can show, `sources` the better formats, `placeholder` its
 * average colour as `#rrggbb`. The content of a URL never changes.
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

/** A picture in a list: its files follow from its id and width ({@link imageVariants}). */
export const ListedPicture = Picture.omit({ sources: true })
export type ListedPicture = z.infer<typeof ListedPicture>
