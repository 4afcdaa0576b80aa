import type { Picture } from '../../../../contract/media.ts'

/** The largest file of an image in a format that every current browser supports. */
export function largestSource({ sources, url }: Pick<Picture, 'sources' | 'url'>): string {
  const widest = sources
    .find(({ type }) => type === 'image/webp')
    ?.srcset.split(',')
    .at(-1)
    ?.trim()
    .split(' ')[0]
  return widest || url
}
