import {
  CircleCheckBig,
  Clock,
  Coins,
  type LucideIcon,
  MessageSquareText,
  PackageCheck,
  Repeat2,
  Scale,
  ShieldAlert,
  Shirt,
  Star,
  Wallet,
} from 'lucide-react'
import type { Work } from '../../../contract/dashboard.ts'
import { paths } from '../paths.ts'

export type WorkItem = { key: keyof Work; Icon: LucideIcon; to: string; isUrgent?: boolean }

/** What may wait for somebody, in the order one goes about it, and the list each is worked off in. */
export const workItems: readonly WorkItem[] = [
  { key: 'late', Icon: Clock, to: paths.admin.orders({ tab: 'late' }), isUrgent: true },
  { key: 'toConfirm', Icon: CircleCheckBig, to: paths.admin.orders({ tab: 'confirm' }) },
  { key: 'toPack', Icon: PackageCheck, to: paths.admin.orders({ tab: 'ship' }) },
  { key: 'awaitingPayment', Icon: Wallet, to: paths.admin.orders({ tab: 'awaiting' }) },
  { key: 'refunds', Icon: Coins, to: paths.admin.refunds({ status: 'open,failed' }), isUrgent: true },
  { key: 'mismatches', Icon: Scale, to: paths.admin.mismatches(), isUrgent: true },
  { key: 'exchanges', Icon: Repeat2, to: `${paths.admin.home()}#exchanges` },
  { key: 'newReviews', Icon: Star, to: paths.admin.reviews({ verified: 'false' }) },
  { key: 'lowStock', Icon: Shirt, to: paths.admin.stock({ low: 'true' }) },
  { key: 'alerts', Icon: ShieldAlert, to: paths.admin.audit({ what: 'alert' }), isUrgent: true },
  { key: 'messages', Icon: MessageSquareText, to: paths.admin.messages() },
]
