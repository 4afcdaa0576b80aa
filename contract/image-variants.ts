/** The formats of a picture. Each is an immutable file named by the picture's id. */
export type ImageFormat = 'avif' | 'webp' | 'jpg'

export const imageTypes: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** What `picture.sources` offers, for the pictures of lists, which are sent without it. */
export const listedFormats = ['avif', 'webp'] as const satisfies readonly ImageFormat[]

/** 800 is a full phone width at two dots a pixel: the largest picture of a product there. */
export const usualWidths = [160, 320, 480, 640, 800, 1280, 1600]
/** The width of the single fallback file. */
const plainWidth = 640

/** Never wider than the original, and always including its own width. */
export function imageWidths(original: { width: number }): number[] {
  return [...usualWidths.filter((width) => width < original.width), original.width]
}

export function imageVariantUrl(id: string, width: number, format: ImageFormat): string {
  return `/media/${id}/${width}.${format}`
}

/** The URLs of a picture, derived from its id and width; `upTo` leaves out widths beyond the largest display size. */
export function imageVariants({ _id, width }: { _id: string; width: number }, upTo = Number.POSITIVE_INFINITY) {
  const widths = imageWidths({ width })
  const offered = widths.filter((one, index) => index === 0 || one <= upTo)
  const source = (format: ImageFormat) => ({
    type: imageTypes[format],
    srcset: offered.map((one) => `${imageVariantUrl(_id, one, format)} ${one}w`).join(', '),
  })
  return {
    url: imageVariantUrl(_id, widths.find((one) => one >= plainWidth) ?? width, 'webp'),
    sources: [source('avif'), source('webp')] as const,
  }
}
