import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { phoneHref } from '../../../../contract/phone-number.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { AccountLinks } from '../../auth/account-links.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LanguageLinks } from '../../navigation/language-links.tsx'
import { navigationError, untilDoneOrStuck } from '../../navigation/retrying-fetch.ts'
import { mailtoUrl, paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { Link } from '../../ui/link.tsx'
import { announce } from '../../ui/live-region.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { focusHeadline } from '../../ui/restore-focus.ts'
import type { MenuEntry } from './menu-group.tsx'
import { useMenu } from './use-menu.ts'

const wideScreen = '(width >= 64rem)'

export function MobileMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation(['common', 'content'])
  const { brand, isMenuWhole, hasFaq } = useSiteSettings()
  const { home, products, collections, about, deals } = useMenu()
  useCloseWhenWide(isOpen, onClose)
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('header.mobileMenu')} className="mobile-menu">
      <nav aria-label={t('header.menu')}>
        <ul>
          <Row entry={home} />
          <Group label={t('header.products')} entries={products} />
          {!isMenuWhole && <MenuError />}
          {collections.length > 0 && <Group label={t('header.collections')} entries={collections} />}
          {about && <Row entry={about} />}
          <Row entry={deals} />
        </ul>
      </nav>
      <section className="mobile-menu-section" aria-label={t('header.account')}>
        <AccountLinks isWanted={isOpen} linkClass="mobile-menu-row" />
      </section>
      <section className="mobile-menu-section" aria-label={t('header.help')}>
        <Link className="mobile-menu-row" to={paths.contact()}>
          <MessageCircle aria-hidden size={20} /> {t('content:footer.contact')}
        </Link>
        {hasFaq && (
          <Link className="mobile-menu-row" to={paths.faq()}>
            <CircleHelp aria-hidden size={20} /> {t('content:footer.faq')}
          </Link>
        )}
        {brand.phone && (
          <a className="mobile-menu-row" href={phoneHref(brand.phone)}>
            <Phone aria-hidden size={20} /> {brand.phoneText}
          </a>
        )}
        {brand.email && (
          <a className="mobile-menu-row" href={mailtoUrl(brand.email)}>
            <Mail aria-hidden size={20} /> {brand.email}
          </a>
        )}
      </section>
      <LanguageLinks className="mobile-menu-section" />
    </Drawer>
  )
}

/** Reports that some entries failed to load and offers a retry. */
function MenuError() {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const element = row.current
    return () => {
      if (element?.contains(document.activeElement)) focusHeadline(element)
    }
  }, [])

  /**
   * A missing response is reported by the navigation dialog over the menu; a response that still lacks the entries is announced here.
   */
  async function retry(): Promise<void> {
    setBusy(true)
    await untilDoneOrStuck(revalidate())
    setBusy(false)
    if (row.current && !navigationError.isStuck()) announce(t('header.menuFailed'))
  }

  return (
    <li ref={row} className="px-3 py-2" role="status">
      <p>{t('header.menuFailed')}</p>
      <Button look="secondary" busy={isBusy} className="mt-2" onClick={() => void retry()}>
        {t('retry')}
      </Button>
    </li>
  )
}

/** One button for the whole row; the panel repeats the parent list as its first link. */
function Group({ label, entries }: { label: string; entries: readonly MenuEntry[] }) {
  const id = useId()
  const [isOpen, setOpen] = useState(() => entries.some((entry) => entry.isCurrent))
  return (
    <li>
      <button type="button" className="mobile-menu-row" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
      </button>
      <ul id={id} className="pl-4" hidden={!isOpen}>
        {entries.map((entry) => (
          <Row key={entry.to} entry={entry} />
        ))}
      </ul>
    </li>
  )
}

function Row({ entry }: { entry: MenuEntry }) {
  return (
    <li>
      <Link to={entry.to} className="mobile-menu-row" aria-current={entry.isCurrent ? 'page' : undefined}>
        <MaybeVietnamese text={entry.label} />
      </Link>
    </li>
  )
}

/** Closes when the screen is rotated to the width of the wide menu. */
function useCloseWhenWide(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const wide = window.matchMedia(wideScreen)
    wide.addEventListener('change', onClose)
    return () => wide.removeEventListener('change', onClose)
  }, [isOpen, onClose])
}
