import { readFile } from 'node:fs/promises'
import type { RejectedImage } from '../../../contract/admin/media.ts'
import type { Bilingual, Language } from '../../../contract/language/language.schema.ts'
import { audit } from '../../platform/audit.ts'
import { transact } from '../../platform/database/transaction.ts'
import type { Platform } from '../../platform/platform.ts'
import { addImage } from './add-image.ts'
import type { ImageRejection } from './sanitize-upload.ts'

export type SavedFile = { filename: string; path: string; isTooLarge: boolean }

/** Why a file is refused, and what to do about it. */
export const rejectionReasons: Record<ImageRejection, Bilingual> = {
  type: {
    vi: 'Không phải ảnh JPEG, PNG, WebP hay AVIF tĩnh. Hãy lưu lại dưới một trong các dạng này.',
    en: 'This is not a still JPEG, PNG, WebP or AVIF picture. Please save it as one of these.',
  },
  'too-large': {
    vi: 'Ảnh quá lớn: tối đa 15 MB và 12.000 px mỗi cạnh. Hãy thu nhỏ rồi thử lại.',
    en: 'The picture is too large: at most 15 MB and 12,000 px a side. Please make it smaller and try again.',
  },
  unreadable: {
    vi: 'Không đọc được ảnh, có thể tệp bị hỏng. Hãy xuất lại ảnh.',
    en: 'The picture cannot be read; the file may be damaged. Please export it again.',
  },
}

/** Adds uploaded files one after the other: returns the ids of accepted files, in this order, and the reason of each refused one. */
export async function readUploads(platform: Platform, files: SavedFile[], by: { adminId: string; language: Language }) {
  const taken: string[] = []
  const rejected: RejectedImage[] = []
  for (const { filename, path, isTooLarge } of files) {
    const response = isTooLarge
      ? { refused: 'too-large' as const }
      : await addImage(platform, { content: await readFile(path), name: filename, alt: { vi: '', en: '' } })
    if ('refused' in response) rejected.push({ name: shortName(filename), reason: rejectionReasons[response.refused][by.language] })
    else taken.push(response._id)
  }
  const ids = [...new Set(taken)]
  if (ids.length > 0)
    await transact(platform.db, (tx) => audit(tx, { who: by.adminId, what: 'image.upload', subject: ids[0] ?? '', details: { ids } }))
  return { ids, rejected }
}

function shortName(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(-200)
}
