import { inArray, or } from 'drizzle-orm'
import { inLanguage, type Language } from '../../../contract/language/language.schema.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import type { FoundUse } from '../media/media.ts'

const { banners, contentImages } = schema

const placeNames: Record<string, Record<Language, string>> = {
  about: { vi: 'Về chúng tôi', en: 'About us' },
  logo: { vi: 'Logo của cửa hàng', en: 'Logo of the shop' },
  share: { vi: 'Ảnh khi chia sẻ liên kết', en: 'Picture for shared links' },
}

/** Banners and texts of the shop that use one of these pictures. */
export async function findImageUsage(db: Db, imageIds: string[], language: Language): Promise<FoundUse[]> {
  const wanted = new Set(imageIds)
  const ofBanners = await db
    .select({ id: banners.id, title: banners.title, imageId: banners.imageId, mobileImageId: banners.mobileImageId })
    .from(banners)
    .where(or(inArray(banners.imageId, imageIds), inArray(banners.mobileImageId, imageIds)))
  const ofTexts = await db
    .selectDistinct({ place: contentImages.place, imageId: contentImages.imageId })
    .from(contentImages)
    .where(inArray(contentImages.imageId, imageIds))
  return [
    ...ofBanners.flatMap(({ id, title, imageId, mobileImageId }) =>
      [...new Set([imageId, mobileImageId])]
        .filter((each) => each !== null && wanted.has(each))
        .map((each) => ({ imageId: each as string, kind: 'banner' as const, id, name: inLanguage(title, language) })),
    ),
    ...ofTexts.map(({ place, imageId }) => ({
      imageId,
      kind: 'page' as const,
      id: place,
      name: placeNames[place]?.[language] ?? place,
    })),
  ]
}
