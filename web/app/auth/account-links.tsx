import { useLocation } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { paths, returnPathFrom } from '../paths.ts'
import { EmailAddress } from '../ui/email-address.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LogoutForm } from './logout-form.tsx'
import { useCurrentUser } from './use-current-user.ts'

/** The user's name with sign-out, or the sign-in links. */
export function AccountLinks({ isWanted, linkClass }: { isWanted: boolean; linkClass: string }) {
  const { t } = useTranslation()
  const back = returnPathFrom(useLocation())
  const { data: me, isLoading } = useCurrentUser(isWanted)
  if (isLoading) {
    return (
      <div aria-busy="true" className="grid gap-3 p-3">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-5 w-40" />
      </div>
    )
  }
  if (!me) {
    return (
      <ul>
        <li>
          <Link to={paths.login(back)} rel="nofollow" className={linkClass}>
            {t('account.login')}
          </Link>
        </li>
        <li>
          <Link to={paths.register(back)} rel="nofollow" className={linkClass}>
            {t('account.register')}
          </Link>
        </li>
        <TrackLink linkClass={linkClass} />
      </ul>
    )
  }
  return (
    <>
      <p className="px-4 py-2 break-words">
        <strong className="block">{me.fullName || me.username}</strong>
        <EmailAddress className="text-sm text-soft">{me.email}</EmailAddress>
      </p>
      <ul>
        <li>
          <Link to={paths.account()} rel="nofollow" className={linkClass}>
            {t('account.mine')}
          </Link>
        </li>
        <TrackLink linkClass={linkClass} />
        <li>
          <Link to={paths.contact()} className={linkClass}>
            {t('account.support')}
          </Link>
        </li>
      </ul>
      <LogoutForm>
        <button type="submit" className={`${linkClass} w-full text-left`}>
          {t('account.logout')}
        </button>
      </LogoutForm>
    </>
  )
}

/** Guests have orders too, so this link is always shown. */
function TrackLink({ linkClass }: { linkClass: string }) {
  const { t } = useTranslation()
  return (
    <li>
      <Link to={paths.trackOrder()} className={linkClass}>
        {t('account.track')}
      </Link>
    </li>
  )
}
