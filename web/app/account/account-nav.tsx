import type { LucideIcon } from 'lucide-react'
import Baby from 'lucide-react/icons/baby'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import PackageSearch from 'lucide-react/icons/package-search'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { useLocation } from 'react-router'
import { LogoutForm } from '../auth/logout-form.tsx'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { useAccountTexts } from './account-texts.ts'

/** Links to every account page, and the sign-out button. */
export function AccountNav() {
  const { t } = useAccountTexts()
  return (
    <nav aria-label={t('nav.label')} className="account-nav">
      <ul>
        <Row to={paths.account()} Icon={House} label={t('nav.home')} className="max-lg:hidden" />
        <li>
          <p className="account-nav-title">{t('nav.orders')}</p>
          <ul>
            <Row to={paths.ownOrders()} Icon={Package} label={t('nav.history')} />
            <Row to={paths.trackOrder()} Icon={PackageSearch} label={t('nav.track')} />
          </ul>
        </li>
        <li>
          <p className="account-nav-title">{t('title')}</p>
          <ul>
            <Row to={paths.addresses()} Icon={MapPin} label={t('nav.address')} />
            <Row to={paths.children()} Icon={Baby} label={t('children:title')} />
            <Row to={paths.password()} Icon={KeyRound} label={t('nav.password')} />
            <Row to={paths.details()} Icon={UserRound} label={t('nav.details')} />
            <Row to={paths.ownData()} Icon={ShieldCheck} label={t('auth:data.title')} />
            <li>
              <LogoutForm>
                <button type="submit" className="account-nav-row">
                  <LogOut aria-hidden size={20} /> {t('common:account.logout')}
                </button>
              </LogoutForm>
            </li>
          </ul>
        </li>
      </ul>
    </nav>
  )
}

function Row({ to, Icon, label, className }: { to: string; Icon: LucideIcon; label: string; className?: string }) {
  const pathname = useLocation().pathname.replace(/\/+$/, '')
  // The page of an order belongs to the list of orders.
  const isCurrent = pathname === to || (to !== paths.account() && pathname.startsWith(`${to}/`))
  return (
    <li className={className}>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} className="account-nav-row">
        <Icon aria-hidden size={20} /> {label}
      </Link>
    </li>
  )
}
