import type { Bilingual } from './language/language.schema.ts'

/** On every page of a public shop with SANDBOX=1, also on its error pages. */
export const trialNotice = {
  vi: 'Tiệm chạy thử: đơn đặt ở đây không được giao, tiền không bị trừ, thư của tiệm ai cũng đọc được.',
  en: 'Trial shop: orders are not delivered, no money is taken, and anybody can read the mails it sends.',
} as const satisfies Bilingual
