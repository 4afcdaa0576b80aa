import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useScrollToCurrent } from '../../ui/hooks/use-scroll-to-current.ts'
import { Link } from '../../ui/link.tsx'
import { type Tab, tabNames } from './list-tabs.ts'

/** Tabs by open work, each with its own URL; the search term carries over. */
export function OrderTabs({ tab, waiting }: { tab: Tab; waiting: Record<string, number> }) {
  const { t } = useTranslation('orders')
  const [search] = useSearchParams()
  const to = (name: Tab) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.delete('payment')
    if (name === 'all') next.delete('tab')
    else next.set('tab', name)
    return `?${next}`
  }
  const strip = useScrollToCurrent(tab)
  return (
    <nav ref={strip} aria-label={t('list.tabs')} className="order-tabs">
      {tabNames.map((name) => (
        <Link key={name} to={to(name)} aria-current={name === tab ? 'page' : undefined} preventScrollReset>
          {t(`tab.${name}`)}
          {Number(waiting[name]) > 0 && <span className="order-count">{waiting[name]}</span>}
        </Link>
      ))}
    </nav>
  )
}
