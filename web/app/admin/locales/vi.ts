import type { SameKeys } from '../../locales/same-keys.ts'
import admin from './vi/admin.ts'
import alerts from './vi/alerts.ts'
import banners from './vi/banners.ts'
import cases from './vi/cases.ts'
import connections from './vi/connections.ts'
import dashboard from './vi/dashboard.ts'
import deletedProducts from './vi/deleted-products.ts'
import discounts from './vi/discounts.ts'
import files from './vi/files.ts'
import locations from './vi/locations.ts'
import media from './vi/media.ts'
import money from './vi/money.ts'
import orders from './vi/orders.ts'
import people from './vi/people.ts'
import personalization from './vi/personalization.ts'
import priceSchedules from './vi/price-schedules.ts'
import priceSheet from './vi/price-sheet.ts'
import production from './vi/production.ts'
import products from './vi/products.ts'
import reports from './vi/reports.ts'
import search from './vi/search.ts'
import secondChoice from './vi/second-choice.ts'
import setUp from './vi/set-up.ts'
import settings from './vi/settings.ts'
import statements from './vi/statements.ts'
import stock from './vi/stock.ts'
import stockTakes from './vi/stock-takes.ts'
import system from './vi/system.ts'
import taxonomy from './vi/taxonomy.ts'
import team from './vi/team.ts'
import tracking from './vi/tracking.ts'

/** The texts of the admin; shoppers never download them. */
const vi = {
  admin,
  alerts,
  banners,
  cases,
  connections,
  dashboard,
  deletedProducts,
  discounts,
  files,
  locations,
  media,
  money,
  orders,
  people,
  personalization,
  priceSchedules,
  priceSheet,
  production,
  products,
  reports,
  search,
  secondChoice,
  setUp,
  settings,
  system,
  taxonomy,
  tracking,
  statements,
  stock,
  stockTakes,
  team,
} as const
export type AdminTexts = SameKeys<typeof vi>
export default vi
