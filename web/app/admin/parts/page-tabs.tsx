import { Link } from '../../ui/link.tsx'
import { useShowHere } from '../../ui/use-show-here.ts'

type PageTab = { name: string; to: string; words: string }
/** `staysPut`: the other tab is the same list, looked at otherwise; else one begins at its top. */
type PageTabsProps = { label: string; tabs: readonly PageTab[]; current: string; staysPut?: boolean }

export function PageTabs({ label, tabs, current, staysPut = false }: PageTabsProps) {
  const strip = useShowHere(current)
  return (
    <nav ref={strip} aria-label={label} className="page-tabs">
      {tabs.map(({ name, to, words }) => (
        <Link key={name} to={to} aria-current={name === current ? 'page' : undefined} preventScrollReset={staysPut}>
          {words}
        </Link>
      ))}
    </nav>
  )
}
