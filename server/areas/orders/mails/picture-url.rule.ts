/** Shown at half this width; an order stores the URL of a larger file. */
const mailWidth = 160

/**
 * The absolute URL of a small file of an order's picture, for mails; null for none. JPEG, because some mail programs show
 * nothing newer.
 */
export function mailPictureUrl(image: string, publicUrl: string): string | null {
  if (!image) return null
  const [, folder, width] = /^(\/media\/[^/]+\/)(\d+)\.(?:webp|avif|jpg)$/.exec(image) ?? []
  const file = folder ? `${folder}${Math.min(Number(width), mailWidth)}.jpg` : image
  const url = URL.parse(file, publicUrl)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
