import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { NewOrdersCount } from '../live/new-orders-note.tsx'
import { currentSection, type Section } from '../sections.ts'

const groups = ['today', 'goods', 'people', 'shop'] as const

/** All sections the user may see, in groups; the current one is marked. A low screen shows today's work and the current group; the others open by a click. */
export function SideNav({ sections, shopName }: { sections: readonly Section[]; shopName: string }) {
  const { t } = useTranslation('admin')
  const { pathname } = useLocation()
  const id = useId()
  const current = currentSection(sections, pathname)
  const currentGroup = sections.find(({ key }) => key === current)?.group
  const [opened, setOpened] = useState<Partial<Record<Section['group'], boolean>>>({})
  return (
    <nav aria-label={t('nav.label')} className="side-nav">
      <Link to={adminPaths.home()} className="side-brand">
        <img src="/art/favicon.svg" alt="" width={28} height={28} />
        {shopName}
      </Link>
      {groups.map((group) => {
        const own = sections.filter((section) => section.group === group)
        if (own.length === 0) return null
        const isOpen = opened[group] ?? (group === 'today' || group === currentGroup)
        return (
          <div key={group} className="side-group" data-folded={isOpen ? undefined : ''}>
            <p id={`${id}-${group}`}>{t(`nav.${group}`)}</p>
            <button
              type="button"
              className="side-fold"
              aria-expanded={isOpen}
              aria-controls={`${id}-${group}-list`}
              onClick={() => setOpened({ ...opened, [group]: !isOpen })}
            >
              {t(`nav.${group}`)}
              <ChevronDown aria-hidden size={16} />
            </button>
            <ul id={`${id}-${group}-list`} aria-labelledby={`${id}-${group}`}>
              {own.map(({ key, to, Icon }) => (
                <li key={key}>
                  <Link to={to} className="side-link" aria-current={key === current ? 'page' : undefined}>
                    <Icon aria-hidden size={20} />
                    {t(`sections.${key}` as 'sections.home')}
                    {key === 'orders' && <NewOrdersCount />}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <a href={paths.home()} className="side-link side-shop" target="_blank" rel="noreferrer">
        {t('nav.openShop')}
      </a>
    </nav>
  )
}
