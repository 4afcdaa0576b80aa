import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { useIsGuided } from '../first-steps/use-guide.ts'
import { useTitleCount } from '../live/new-orders.ts'

type AdminPageProps = {
  title: string
  /** What stands in the window's title where it differs from the headline. */
  windowTitle?: string
  /** The list this belongs to; a screen opened from the guide leads back there instead. */
  back?: { label: string; to: string }
  /** What one does here most, top right. */
  actions?: ReactNode
  children: ReactNode
}

/** Every screen of the back office: where one is, what it is called, what can be done, and the thing itself. */
export function AdminPage({ title, windowTitle, back: list, actions, children }: AdminPageProps) {
  const { t } = useTranslation(['admin', 'dashboard'])
  const back = useIsGuided() ? { label: t('dashboard:steps.back'), to: paths.admin.home() } : list
  const count = useTitleCount()
  return (
    <>
      <title>{`${count}${windowTitle ?? title} · ${t('admin:windowName')}`}</title>
      <meta name="robots" content="noindex" />
      <div className="admin-head">
        <div className="min-w-0">
          {back && (
            <Link to={back.to} className="admin-back">
              <ChevronLeft aria-hidden size={18} />
              {back.label}
            </Link>
          )}
          <h1>{title}</h1>
        </div>
        {actions && <div className="admin-actions">{actions}</div>}
      </div>
      {children}
    </>
  )
}
