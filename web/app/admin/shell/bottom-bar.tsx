import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { NewOrdersCount } from '../live/new-orders-note.tsx'
import { currentSection, type Section } from '../sections.ts'

/** The most used sections, within reach of the thumb on a phone. */
export function BottomBar({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('admin')
  const { pathname } = useLocation()
  const near = sections.filter(({ isInBottomBar: isNear }) => isNear)
  const current = currentSection(near, pathname)
  return (
    <nav aria-label={t('nav.near')} className="bottom-bar">
      {near.map(({ key, to, Icon }) => (
        <Link key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          <Icon aria-hidden size={22} />
          {t(`near.${key}` as 'near.home')}
          {key === 'orders' && <NewOrdersCount />}
        </Link>
      ))}
    </nav>
  )
}
