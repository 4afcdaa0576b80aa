/** The URL of a small file of an order's image: the order stores the URL of a large one. External images stay unchanged. */
export function thumbnailUrl(image: string): string {
  const [, path = '', width = ''] = /^(\/media\/[^/]+\/)(\d+)\.webp$/.exec(image) ?? []
  return Number(width) > 160 ? `${path}160.webp` : image
}
