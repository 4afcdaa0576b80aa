import Menu from 'lucide-react/icons/menu'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LanguageLinks } from '../../navigation/language-links.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { useCloseOnNavigation } from '../../ui/hooks/use-close-on-navigation.ts'
import type { Section } from '../sections.ts'
import { SideNav } from './side-nav.tsx'
import { SignOut } from './user-menu.tsx'

type MenuButtonProps = { sections: readonly Section[]; shopName: string; me: { name: string; email: string } }

/** The menu on screens too narrow for the side bar. */
export function MenuButton({ sections, shopName, me }: MenuButtonProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useCloseOnNavigation(close)
  return (
    <>
      <button
        type="button"
        className="icon-button admin-menu"
        aria-label={t('nav.open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden size={24} />
      </button>
      <Drawer isOpen={isOpen} onClose={close} title={t('nav.menu')} className="admin-drawer">
        <SideNav sections={sections} shopName={shopName} />
        <div className="mt-6 grid gap-3 border-t border-line pt-4">
          <p className="break-words text-sm text-soft">
            <strong className="block text-ink">{me.name}</strong>
            {me.email}
          </p>
          <LanguageLinks />
          <SignOut />
        </div>
      </Drawer>
    </>
  )
}
