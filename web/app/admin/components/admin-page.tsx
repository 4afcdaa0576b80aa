import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { useIsGuided } from '../first-steps/use-guide.ts'
import { useTitleCount } from '../live/new-orders.ts'
import { useLastList } from './last-list.ts'

type AdminPageProps = {
  title: string
  /** The window title, if it differs from the headline. */
  windowTitle?: string
  /** The list this screen belongs to; the link leads to it as it was last filtered. A screen opened from the guide links back to the guide instead. */
  back?: { label: string; to: string }
  /** The most frequent actions, top right. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every admin screen: back link, headline, actions, content. */
export function AdminPage({ title, windowTitle, back: list, actions, children }: AdminPageProps) {
  const { t } = useTranslation(['admin', 'dashboard'])
  const lastList = useLastList(list?.to ?? '')
  const back = useIsGuided() ? { label: t('dashboard:steps.back'), to: adminPaths.home() } : list && { ...list, to: lastList }
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
