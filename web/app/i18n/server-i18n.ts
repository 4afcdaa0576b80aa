import type { i18n, TFunction } from 'i18next'
import type { Language } from '../../../contract/language.ts'
import '../account/account-texts.ts'
import adminEn from '../admin/locales/en.ts'
import adminVi from '../admin/locales/vi.ts'
import en from '../locales/en.ts'
import vi from '../locales/vi.ts'
import '../order/order-texts.ts'
import '../storefront/checkout/payment/paying-texts.ts'
import '../storefront/content-texts.ts'
import '../storefront/product/own-review/review-texts.ts'
import '../storefront/size-chart/product-texts.ts'
import '../storefront/wishlist/wishlist-texts.ts'
import { createI18n } from './create-i18n.ts'

/** Read only once made, so one for each language serves every request. */
const made: Record<Language, i18n> = {
  vi: rememberTexts(createI18n('vi', { ...vi, ...adminVi })),
  en: rememberTexts(createI18n('en', { ...en, ...adminEn })),
}

export function serverI18n(language: Language): i18n {
  return made[language]
}

/** The same question has the same answer in every page: i18next is asked once. A fifth of the making of a page. */
function rememberTexts(instance: i18n): i18n {
  const known = new Map<string, TFunction>()
  const getFixedT = instance.getFixedT.bind(instance) as (...place: unknown[]) => TFunction
  instance.getFixedT = ((...place: unknown[]) => {
    const name = JSON.stringify(place)
    const remembering = known.get(name) ?? remember(getFixedT(...place))
    known.set(name, remembering)
    return remembering
  }) as i18n['getFixedT']
  return instance
}

type Ask = (key: unknown, options?: Record<string, unknown>) => unknown

const mostTexts = 5_000

function remember(t: TFunction): TFunction {
  const texts = new Map<string, unknown>()
  const ask = t as unknown as Ask
  const remembering: Ask = (key, options) => {
    if (typeof key !== 'string' || (options && !Object.values(options).every(isPlain))) return ask(key, options)
    const question = options ? key + JSON.stringify(options) : key
    const known = texts.get(question)
    if (known !== undefined) return known
    if (texts.size >= mostTexts) texts.clear()
    const text = ask(key, options)
    texts.set(question, text)
    return text
  }
  return Object.assign(remembering, t) as unknown as TFunction
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
