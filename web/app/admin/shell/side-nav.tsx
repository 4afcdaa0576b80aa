import { useId } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { NewOrdersCount } from '../live/new-orders-note.tsx'
import { currentSection, type Section } from '../sections.ts'

const groups = ['today', 'goods', 'people', 'shop'] as const

/** All sections the user may see, in groups; the current one is marked. */
export function SideNav({ sections, shopName }: { sections: readonly Section[]; shopName: string }) {
  const { t } = useTranslation('admin')
  const { pathname } = useLocation()
  const id = useId()
  const current = currentSection(sections, pathname)
  return (
    <nav aria-label={t('nav.label')} className="side-nav">
      <Link to={adminPaths.home()} className="side-brand">
        <img src="/art/favicon.svg" alt="" width={28} height={28} />
        {shopName}
      </Link>
      {groups.map((group) => {
        const own = sections.filter((section) => section.group === group)
        if (own.length === 0) return null
        return (
          <div key={group} className="side-group">
            <p id={`${id}-${group}`}>{t(`nav.${group}`)}</p>
            <ul aria-labelledby={`${id}-${group}`}>
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
