import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { phoneHref } from '../../../contract/phone-number.ts'
import { useSiteSettings } from '../api/site-settings.ts'
import { useOrderTexts } from './order-texts.ts'

/** The shop's phone and Zalo as links; `otherwise` where it has neither. */
export function ContactLinks({ otherwise = null }: { otherwise?: ReactNode }) {
  const { t } = useOrderTexts()
  const { brand, socials } = useSiteSettings()
  const zalo = socials.find(({ network }) => network === 'zalo')
  return (
    <>
      {brand.phone && (
        <a className="button button-text" href={phoneHref(brand.phone)}>
          <Phone aria-hidden size={18} /> {t('help.call', { phone: brand.phoneText })}
        </a>
      )}
      {zalo && (
        <a className="button button-text" href={zalo.url} target="_blank" rel="noreferrer">
          <MessageCircle aria-hidden size={18} /> {t('help.zalo')} <span className="sr-only">{t('common:newTab')}</span>
        </a>
      )}
      {!brand.phone && !zalo && otherwise}
    </>
  )
}
