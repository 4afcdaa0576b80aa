import { addTexts } from '../../i18n/lazy-texts.ts'
import * as en from '../../locales/en/shop-product.ts'
import * as vi from '../../locales/vi/shop-product.ts'

/** The texts of a product's page and of the size chart come with the pages that import this. */
addTexts({ vi: { shop: { ...vi } }, en: { shop: { ...en } } })
