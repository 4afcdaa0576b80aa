import type { Bilingual } from '../../../contract/language/language.schema.ts'
import type { DemoMeasurement } from '../demo-types.ts'

/** One measure of the garment, laid flat, in centimetres by size. */
export function measured(what: Bilingual, cmBySize: Record<string, number>): DemoMeasurement[] {
  return Object.entries(cmBySize).map(([size, cm]) => ({ size, what, cm }))
}

export const bodyLength: Bilingual = { vi: 'Dài từ vai', en: 'Length from shoulder' }
export const chestWidth: Bilingual = { vi: 'Ngang ngực', en: 'Chest, flat' }
export const waistWidth: Bilingual = { vi: 'Ngang lưng chưa kéo', en: 'Waist, unstretched' }
export const headRound: Bilingual = { vi: 'Vòng đầu', en: 'Head' }
export const soleLength: Bilingual = { vi: 'Dài lòng giày', en: 'Inner sole' }
export const side: Bilingual = { vi: 'Mỗi cạnh', en: 'Each side' }
export const height: Bilingual = { vi: 'Cao', en: 'Height' }
