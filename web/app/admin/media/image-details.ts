import type { ImageUse, LibraryImage } from '../../../../contract/admin/media.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { adminPaths } from '../admin-paths.ts'

export function isMissingAlt({ alts }: LibraryImage): boolean {
  return alts.vi.trim() === '' || alts.en.trim() === ''
}

/** For example "340 kB" or "1,2 MB". */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  const megabytes = (bytes / 1_000_000).toFixed(1)
  return `${language === 'vi' ? megabytes.replace('.', ',') : megabytes} MB`
}

/** The page where the picture can be removed from this use. */
export function imageUsePath({ kind, id }: ImageUse): string {
  return {
    product: adminPaths.product(id),
    collection: adminPaths.collection(id),
    banner: adminPaths.banners(),
    page: adminPaths.settings(),
    order: adminPaths.order(id),
  }[kind]
}
