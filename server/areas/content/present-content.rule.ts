import type { Banner, Location, Store } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Picture } from '../../../contract/media.ts'
import type { BannerRow, LocationRow, StoreRow } from './content.sql.ts'

export function presentStore({ id, name, address, url, hours }: StoreRow, language: Language): Store {
  return { _id: id, name: name[language] || name.vi, names: name, address, url, ...(hours ? { hours } : {}) }
}

/** `provinceName` returns the official name of a code. */
export function presentLocation(row: LocationRow, language: Language, provinceName: (code: string) => string): Location {
  return {
    _id: row.id,
    location: row.location,
    label: (language === 'en' && row.nameEn) || row.location,
    labels: { en: row.nameEn ?? '' },
    provinces: row.provinceCodes.map(provinceName),
    shippingFee: row.shippingVnd,
    freeFrom: row.freeFromVnd,
    days: [row.daysMin, row.daysMax],
  }
}

/** Null if its picture is deleted. */
export function presentBanner(row: BannerRow, pictures: Map<string, Picture>): Banner | null {
  const image = pictures.get(row.imageId)
  const mobileImage = pictures.get(row.mobileImageId ?? '')
  if (!image) return null
  return {
    _id: row.id,
    title: row.title,
    image,
    order: row.position,
    active: row.active,
    ...(row.subtitle ? { subtitle: row.subtitle } : {}),
    ...(row.cta ? { cta: row.cta } : {}),
    ...(row.link ? { link: row.link } : {}),
    ...(mobileImage ? { mobileImage } : {}),
    ...(row.startsAt ? { startsAt: row.startsAt.toISOString() } : {}),
    ...(row.endsAt ? { endsAt: row.endsAt.toISOString() } : {}),
  }
}
