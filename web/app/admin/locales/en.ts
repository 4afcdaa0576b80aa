import admin from './en/admin.ts'
import alerts from './en/alerts.ts'
import banners from './en/banners.ts'
import cases from './en/cases.ts'
import connections from './en/connections.ts'
import dashboard from './en/dashboard.ts'
import deletedProducts from './en/deleted-products.ts'
import discounts from './en/discounts.ts'
import files from './en/files.ts'
import locations from './en/locations.ts'
import media from './en/media.ts'
import money from './en/money.ts'
import orders from './en/orders.ts'
import people from './en/people.ts'
import personalization from './en/personalization.ts'
import priceSchedules from './en/price-schedules.ts'
import priceSheet from './en/price-sheet.ts'
import production from './en/production.ts'
import products from './en/products.ts'
import reports from './en/reports.ts'
import search from './en/search.ts'
import secondChoice from './en/second-choice.ts'
import setUp from './en/set-up.ts'
import settings from './en/settings.ts'
import statements from './en/statements.ts'
import stock from './en/stock.ts'
import stockTakes from './en/stock-takes.ts'
import system from './en/system.ts'
import taxonomy from './en/taxonomy.ts'
import team from './en/team.ts'
import tracking from './en/tracking.ts'
import type { AdminTexts } from './vi.ts'

const en: AdminTexts = {
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
}
export default en
