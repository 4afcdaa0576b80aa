import * as en from '../../locales/en/shop-product.ts'
import * as vi from '../../locales/vi/shop-product.ts'

export const productTexts = { vi: { shop: { ...vi } }, en: { shop: { ...en } } }
