import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect } from 'react'
import { Outlet, useMatch, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { EmailAddress } from '../ui/email-address.tsx'
import { Link } from '../ui/link.tsx'
import type { Route } from './+types/layout'
import { AccountNav } from './account-nav.tsx'
import { useAccountTexts } from './account-texts.ts'
import { getUser, requireUser } from './require-user.ts'
import { VerifyBanner } from './verify-banner.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

export function loader({ context }: Route.LoaderArgs) {
  return { me: getUser(context) }
}

/**
 * The account pages beside their navigation. On a phone the navigation stands on the first page, and the others link back to
 * it. What to confirm stands where orders are listed: the other pages need no confirmed e-mail.
 */
export default function AccountLayout({ loaderData: { me } }: Route.ComponentProps) {
  const { t } = useAccountTexts()
  const isHome = useMatch(paths.account()) !== null
  const isOrders = useMatch(paths.ownOrders()) !== null
  const isOrder = useParams().orderId !== undefined
  useEffect(() => {
    void import('../children/sync-children.ts').then(({ syncChildren }) => syncChildren(me._id)).catch(() => undefined)
  }, [me._id])
  return (
    <div className="page-width account">
      <aside className="account-side no-print">
        <p className="account-identity">
          <strong className="block">{me.fullName || me.username}</strong>
          <EmailAddress className="text-sm text-soft">{me.email}</EmailAddress>
        </p>
        <AccountNav />
      </aside>
      <div className="min-w-0">
        {!isHome && (
          <Link to={isOrder ? paths.ownOrders() : paths.account()} className="button button-text account-back no-print">
            <ArrowLeft aria-hidden size={18} /> {t(isOrder ? 'orders.back' : 'back')}
          </Link>
        )}
        {(isHome || isOrders) && <VerifyBanner me={me} className="no-print mb-6" />}
        <Outlet />
      </div>
    </div>
  )
}
