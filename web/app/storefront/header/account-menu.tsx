import UserRound from 'lucide-react/icons/user-round'
import { useId, useState } from 'react'
import { AccountLinks } from '../../auth/account-links.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useDisclosure } from '../../ui/hooks/use-disclosure.ts'

export function AccountMenu() {
  const { t } = useTranslation()
  const { isOpen, setOpen, box, button } = useDisclosure<HTMLDivElement>()
  const [isWanted, setWanted] = useState(false)
  const panelId = useId()
  const want = () => setWanted(true)
  return (
    <div ref={box} className="menu-group wide-only">
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={t('header.account')}
        aria-haspopup="true"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={want}
        onFocus={want}
      >
        <UserRound aria-hidden size={22} strokeWidth={1.8} />
      </button>
      <div id={panelId} className="menu-panel menu-panel-right" data-open={isOpen || undefined}>
        <AccountLinks isWanted={isWanted || isOpen} linkClass="menu-link" />
      </div>
    </div>
  )
}
