import { bannerWidths, type NewBanner } from '../../../../../contract/admin/banners.ts'
import type { Banner } from '../../../../../contract/content.ts'
import type { Bilingual } from '../../../../../contract/language/languages.ts'

export type BannerImage = { _id: string; width: number; height: number; alt: string }
export type BannerDraft = {
  title: Bilingual
  subtitle: Bilingual
  cta: Bilingual
  link: string
  image: BannerImage | null
  mobileImage: BannerImage | null
  active: boolean
  startsAt: string | null
  endsAt: string | null
}

const emptyText: Bilingual = { vi: '', en: '' }

export function draftOf(banner: Banner | null): BannerDraft {
  return {
    title: banner?.title ?? emptyText,
    subtitle: banner?.subtitle ?? emptyText,
    cta: banner?.cta ?? emptyText,
    link: banner?.link ?? '',
    image: banner ? toBannerImage(banner.image) : null,
    mobileImage: banner?.mobileImage ? toBannerImage(banner.mobileImage) : null,
    active: banner?.active ?? true,
    startsAt: banner?.startsAt ?? null,
    endsAt: banner?.endsAt ?? null,
  }
}

export function toBannerImage({ _id, width, height, alt }: BannerImage): BannerImage {
  return { _id, width, height, alt }
}

/** The draft as the body of a request. A missing picture is left out, so that the API reports it. */
export function toNewBanner({ image, mobileImage, link, ...draft }: BannerDraft): Omit<NewBanner, 'image'> & { image?: string } {
  return { ...draft, link: link.trim(), ...(image ? { image: image._id } : {}), mobileImage: mobileImage?._id ?? null }
}

type SmallImage = { path: 'image' | 'mobileImage'; width: number; least: number }

/** The newly chosen pictures that are too small to look sharp. The current picture may stay. */
export function findSmallImages(draft: BannerDraft, before: BannerDraft): SmallImage[] {
  return (['image', 'mobileImage'] as const).flatMap((path) => {
    const { picture, least } = { picture: draft[path], least: bannerWidths[path] }
    const isSmall = picture !== null && picture.width < least && picture._id !== before[path]?._id
    return isSmall ? { path, width: picture.width, least } : []
  })
}
