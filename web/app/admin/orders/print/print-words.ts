import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import enCare from '../../../locales/en/care.ts'
import viCare from '../../../locales/vi/care.ts'
import en from '../../locales/en/order-print.ts'
import vi from '../../locales/vi/order-print.ts'

/** The words of the cards in a parcel, in the language of the buyer, whatever the language of the admin. */
export function wordsOf({ language }: Pick<AdminOrder, 'language'>) {
  return language === 'vi' ? { words: vi, care: viCare } : { words: en, care: enCare }
}
