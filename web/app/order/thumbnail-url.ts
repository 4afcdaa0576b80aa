/** A small file of an order's picture: its copy of the address names a large one. Pictures from elsewhere stay as they are. */
export function thumbnailUrl(image: string): string {
  const [, path = '', width = ''] = /^(\/media\/[^/]+\/)(\d+)\.webp$/.exec(image) ?? []
  return Number(width) > 160 ? `${path}160.webp` : image
}
