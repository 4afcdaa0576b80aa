import Menu from 'lucide-react/icons/menu'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LateDots } from '../../ui/late-dots.tsx'

const load = () => import('./mobile-menu.tsx')
const preload = () => void load()
const MobileMenu = lazy(async () => ({ default: (await load()).MobileMenu }))

/** Before any script it leads to the links at the end of the page. */
export function MobileMenuButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  function onClick(event: React.MouseEvent) {
    event.preventDefault()
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <Link
        to="#site-links"
        className="icon-button narrow-only"
        aria-label={t('header.openMenu')}
        aria-haspopup="dialog"
        onClick={onClick}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Menu aria-hidden size={24} strokeWidth={1.8} />
      </Link>
      {wasOpened && (
        <Suspense fallback={<LateDots />}>
          <MobileMenu isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
