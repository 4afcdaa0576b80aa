import type { Bilingual } from '../../../contract/language/language.schema.ts'
import type { DemoField } from '../demo-types.ts'

/** The colours of embroidery thread on Mum's shelf. */
export const threadColor: DemoField = {
  kind: 'choice',
  label: { vi: 'Màu chỉ', en: 'Thread colour' },
  required: true,
  price: 0,
  options: [
    { label: { vi: 'Đỏ gạch', en: 'Brick red' }, hex: '#a8452f' },
    { label: { vi: 'Chàm', en: 'Indigo' }, hex: '#2f4a66' },
    { label: { vi: 'Lá sen', en: 'Lotus leaf' }, hex: '#5f7a55' },
    { label: { vi: 'Nghệ', en: 'Turmeric' }, hex: '#c58a2b' },
    { label: { vi: 'Sen hồng', en: 'Lotus pink' }, hex: '#c2697f' },
    { label: { vi: 'Trắng ngà', en: 'Ivory' }, hex: '#f3ead8' },
  ],
}

export const childName: DemoField = {
  kind: 'text',
  label: { vi: 'Tên bé', en: 'Child’s name' },
  required: true,
  price: 0,
  maxLength: 12,
  isEmbroidered: true,
}

/** `24/11/2026`, or shorter. */
export function birthday(price: number): DemoField {
  return { kind: 'text', label: { vi: 'Ngày sinh', en: 'Birthday' }, required: false, price, maxLength: 10, isEmbroidered: true }
}

export function bodyMeasure(label: Bilingual, [min, max]: [number, number]): DemoField {
  return { kind: 'measure', label, required: true, price: 0, unit: 'cm', min, max }
}
