import type { LucideIcon } from 'lucide-react'
import Boxes from 'lucide-react/icons/boxes'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChartColumn from 'lucide-react/icons/chart-column'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Coins from 'lucide-react/icons/coins'
import FileChart from 'lucide-react/icons/file-chart-column'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import Images from 'lucide-react/icons/images'
import Layers from 'lucide-react/icons/layers'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MapPin from 'lucide-react/icons/map-pin'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Package from 'lucide-react/icons/package'
import PenLine from 'lucide-react/icons/pen-line'
import Plug from 'lucide-react/icons/plug'
import Recycle from 'lucide-react/icons/recycle'
import Repeat2 from 'lucide-react/icons/repeat-2'
import Scissors from 'lucide-react/icons/scissors'
import ScrollText from 'lucide-react/icons/scroll-text'
import SearchX from 'lucide-react/icons/search-x'
import Settings from 'lucide-react/icons/settings'
import Shapes from 'lucide-react/icons/shapes'
import Sheet from 'lucide-react/icons/sheet'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Shirt from 'lucide-react/icons/shirt'
import Star from 'lucide-react/icons/star'
import Tags from 'lucide-react/icons/tags'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import { adminPaths } from './admin-paths.ts'

type Role = 'admin' | 'staff'

export type Section = {
  key: string
  to: string
  Icon: LucideIcon
  /** The group of the side bar. */
  group: 'today' | 'goods' | 'people' | 'shop'
  roles: readonly Role[]
  /** Also in the bottom bar of a phone. */
  isInBottomBar?: boolean
}

const allRoles = ['admin', 'staff'] as const

/** All sections of the admin, in the order of the side bar. Every screen needs an entry. */
export const sections: readonly Section[] = [
  { key: 'home', to: adminPaths.home(), Icon: House, group: 'today', roles: allRoles, isInBottomBar: true },
  { key: 'dashboard', to: adminPaths.dashboard(), Icon: ChartColumn, group: 'today', roles: allRoles },
  { key: 'reports', to: adminPaths.reports(), Icon: FileChart, group: 'today', roles: ['admin'] },
  { key: 'orders', to: adminPaths.orders(), Icon: Package, group: 'today', roles: allRoles, isInBottomBar: true },
  { key: 'board', to: adminPaths.board(), Icon: LayoutGrid, group: 'today', roles: allRoles },
  { key: 'addOrder', to: adminPaths.addOrder(), Icon: PenLine, group: 'today', roles: allRoles, isInBottomBar: true },
  { key: 'cases', to: adminPaths.cases(), Icon: Repeat2, group: 'today', roles: allRoles },
  { key: 'production', to: adminPaths.production(), Icon: Scissors, group: 'today', roles: allRoles },
  { key: 'refunds', to: adminPaths.refunds(), Icon: Coins, group: 'today', roles: ['admin'] },
  { key: 'products', to: adminPaths.products(), Icon: Shirt, group: 'goods', roles: allRoles, isInBottomBar: true },
  { key: 'stock', to: adminPaths.stock(), Icon: Boxes, group: 'goods', roles: allRoles },
  { key: 'stockTakes', to: adminPaths.stockTakes(), Icon: ClipboardCheck, group: 'goods', roles: allRoles },
  { key: 'secondChoice', to: adminPaths.secondChoice(), Icon: Recycle, group: 'goods', roles: allRoles },
  { key: 'priceSheet', to: adminPaths.priceSheet(), Icon: Sheet, group: 'goods', roles: ['admin'] },
  { key: 'priceSchedules', to: adminPaths.priceSchedules(), Icon: CalendarClock, group: 'goods', roles: ['admin'] },
  { key: 'categories', to: adminPaths.categories(), Icon: Shapes, group: 'goods', roles: ['admin'] },
  { key: 'tags', to: adminPaths.tags(), Icon: Tags, group: 'goods', roles: ['admin'] },
  { key: 'collections', to: adminPaths.collections(), Icon: Layers, group: 'goods', roles: ['admin'] },
  { key: 'search', to: adminPaths.search(), Icon: SearchX, group: 'goods', roles: ['admin'] },
  { key: 'media', to: adminPaths.media(), Icon: Images, group: 'goods', roles: ['admin'] },
  { key: 'customers', to: adminPaths.customers(), Icon: Users, group: 'people', roles: ['admin'] },
  { key: 'reviews', to: adminPaths.reviews(), Icon: Star, group: 'people', roles: allRoles },
  { key: 'messages', to: adminPaths.messages(), Icon: MessageSquareText, group: 'people', roles: allRoles },
  { key: 'discounts', to: adminPaths.discounts(), Icon: TicketPercent, group: 'people', roles: ['admin'] },
  { key: 'locations', to: adminPaths.locations(), Icon: MapPin, group: 'shop', roles: ['admin'] },
  { key: 'settings', to: adminPaths.settings(), Icon: Settings, group: 'shop', roles: ['admin'] },
  { key: 'system', to: adminPaths.system(), Icon: HeartPulse, group: 'shop', roles: ['admin'] },
  { key: 'staff', to: adminPaths.staff(), Icon: UserCog, group: 'shop', roles: ['admin'] },
  { key: 'connections', to: adminPaths.connections(), Icon: Plug, group: 'shop', roles: ['admin'] },
  { key: 'audit', to: adminPaths.audit(), Icon: ScrollText, group: 'shop', roles: ['admin'] },
  { key: 'security', to: adminPaths.security(), Icon: ShieldCheck, group: 'shop', roles: allRoles },
]

/** Whether a role sees a section; the server checks every call again. */
export function canSee(section: Section, role: string | null): boolean {
  return section.roles.some((allowed) => allowed === role)
}

/** The section with the longest path that is a prefix of the page's path. */
export function currentSection(sections: readonly Section[], pathname: string): string | undefined {
  const isIn = (to: string) => pathname === to || (to !== adminPaths.home() && pathname.startsWith(`${to}/`))
  return sections.filter(({ to }) => isIn(to)).sort((a, b) => b.to.length - a.to.length)[0]?.key
}

/** Pages of a section for all that only make something, which staff may not. */
const adminPages: readonly string[] = [adminPaths.addProduct(), adminPaths.quickProduct(), adminPaths.importProducts()]

/** Whether a role may open a page. A page without a section has no menu entry; the server checks its calls. */
export function canOpen(pathname: string, role: string | null): boolean {
  if (adminPages.includes(pathname)) return role === 'admin'
  const key = currentSection(sections, pathname)
  const section = sections.find((one) => one.key === key)
  return !section || canSee(section, role)
}
