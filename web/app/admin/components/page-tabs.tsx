import { useScrollToCurrent } from '../../ui/hooks/use-scroll-to-current.ts'
import { Link } from '../../ui/link.tsx'

type PageTab = { name: string; to: string; label: string }
/** `staysPut`: the tab is another view of the same list, so the scroll position stays; otherwise it starts at the top. */
type PageTabsProps = { label: string; tabs: readonly PageTab[]; current: string; staysPut?: boolean }

export function PageTabs({ label, tabs, current, staysPut = false }: PageTabsProps) {
  const strip = useScrollToCurrent(current)
  return (
    <nav ref={strip} aria-label={label} className="page-tabs">
      {tabs.map(({ name, to, label: text }) => (
        <Link key={name} to={to} aria-current={name === current ? 'page' : undefined} preventScrollReset={staysPut}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
