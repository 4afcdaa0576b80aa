import { z } from 'zod'
import { Banner } from '../content.ts'
import { DateTime } from '../dates.ts'
import { Id, ImageId, optionalText, writtenText } from '../text.ts'

/** The minimum width of a picture in pixels for a sharp display. The editor refuses smaller ones; the API does not. */
export const bannerWidths = { image: 1_200, mobileImage: 600 } as const

/** A page of this shop or an https URL elsewhere; never another scheme. */
function isBannerLink(link: string): boolean {
  if (/[\\\p{C}\s]/u.test(link)) return false
  if (link.startsWith('/')) return !link.startsWith('//')
  return URL.canParse(link) && new URL(link).protocol === 'https:' && new URL(link).username === ''
}

const both = (max: number) => z.object({ vi: optionalText(max), en: optionalText(max) })
const Link = z
  .string()
  .max(500)
  .refine((link) => link === '' || isBannerLink(link), { params: { key: 'link' } })

/** `null` clears a field. */
const fields = {
  title: z.object({ vi: writtenText(120), en: optionalText(120) }),
  subtitle: both(300).nullish(),
  cta: both(40).nullish(),
  link: Link.nullish(),
  image: ImageId,
  mobileImage: ImageId.nullish(),
  order: z.int().min(0).max(10_000).optional(),
  active: z.boolean().optional(),
  startsAt: DateTime.nullish(),
  endsAt: DateTime.nullish(),
}

export const NewBanner = z.object(fields)
export type NewBanner = z.infer<typeof NewBanner>
export const BannerFields = z.object(fields).partial()
export type BannerFields = z.infer<typeof BannerFields>
export const BannerChange = z.object({ newBanner: BannerFields })
/** The ids of all banners in display order. */
export const ReorderBanners = z.object({ ids: z.array(Id).min(1).max(200) })

/** `all`: for an admin, includes banners that are not shown now. */
export const BannersQuery = z.object({ all: z.enum(['true', 'false']).optional() })
export const BannerMessage = z.object({ data: z.object({ banner: Banner }), message: z.string() })
export const BannerDone = z.object({ message: z.string() })
