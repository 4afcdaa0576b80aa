import type { LucideIcon } from 'lucide-react'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import HandCoins from 'lucide-react/icons/hand-coins'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import PackageCheck from 'lucide-react/icons/package-check'
import PhoneCall from 'lucide-react/icons/phone-call'
import Repeat2 from 'lucide-react/icons/repeat-2'
import Scale from 'lucide-react/icons/scale'
import Scissors from 'lucide-react/icons/scissors'
import ShieldAlert from 'lucide-react/icons/shield-exclamation-point'
import Shirt from 'lucide-react/icons/shirt'
import Star from 'lucide-react/icons/star'
import Wallet from 'lucide-react/icons/wallet'
import type { Work } from '../../../contract/admin/dashboard.ts'
import { adminPaths } from './admin-paths.ts'

export type TodoItem = { key: keyof Work; Icon: LucideIcon; to: string; isUrgent?: boolean }

/** The kinds of open tasks in order of work, each with the list to work them off. */
export const todoItems: readonly TodoItem[] = [
  { key: 'late', Icon: Clock, to: adminPaths.orders({ tab: 'late' }), isUrgent: true },
  { key: 'toConfirm', Icon: PhoneCall, to: adminPaths.orders({ tab: 'confirm' }) },
  { key: 'toBegin', Icon: Scissors, to: adminPaths.orders({ tab: 'begin' }) },
  { key: 'toPack', Icon: PackageCheck, to: adminPaths.orders({ tab: 'ship' }) },
  { key: 'awaitingPayment', Icon: Wallet, to: adminPaths.orders({ tab: 'awaiting' }) },
  { key: 'refunds', Icon: Coins, to: adminPaths.refunds({ status: 'open,failed' }), isUrgent: true },
  { key: 'mismatches', Icon: Scale, to: adminPaths.mismatches(), isUrgent: true },
  { key: 'overdueCash', Icon: HandCoins, to: adminPaths.cashLedger({ overdue: 'true' }), isUrgent: true },
  { key: 'exchanges', Icon: Repeat2, to: adminPaths.cases() },
  { key: 'newReviews', Icon: Star, to: adminPaths.reviews({ verified: 'false' }) },
  { key: 'lowStock', Icon: Shirt, to: adminPaths.stock({ low: 'true' }) },
  { key: 'alerts', Icon: ShieldAlert, to: adminPaths.audit({ what: 'alert' }), isUrgent: true },
  { key: 'messages', Icon: MessageSquareText, to: adminPaths.messages() },
]
