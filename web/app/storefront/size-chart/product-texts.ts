import { addTexts } from '../../i18n/lazy-texts.ts'
import * as en from '../../locales/en/shop-product.ts'
import * as vi from '../../locales/vi/shop-product.ts'

/** The texts of the product page and the size chart are bundled with the pages that import this. */
addTexts({ vi: { shop: { ...vi } }, en: { shop: { ...en } } })
