import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { phoneHref } from '../../../../contract/phone-number.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { mailtoUrl } from '../../paths.ts'
import { contentTexts } from '../content-texts.ts'

/** The phone number, e-mail and Zalo that the shop has. */
export function ContactChannels() {
  const { t } = useTranslation(['content', 'common'], contentTexts)
  const { brand, socials } = useSiteSettings()
  const zalo = socials.find(({ network }) => network === 'zalo')
  return (
    <ul className="contact-channels">
      {brand.phone && (
        <li>
          <a className="contact-channel" href={phoneHref(brand.phone)}>
            <Phone aria-hidden size={20} /> {t('contact.call', { phone: brand.phoneText })}
          </a>
        </li>
      )}
      {brand.email && (
        <li>
          <a className="contact-channel" href={mailtoUrl(brand.email)}>
            <Mail aria-hidden size={20} /> {t('contact.write', { email: brand.email })}
          </a>
        </li>
      )}
      {zalo && (
        <li>
          <a className="contact-channel" href={zalo.url} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden size={20} /> {t('contact.chat', { name: zalo.name })}
            <span className="sr-only">{t('common:newTab')}</span>
          </a>
        </li>
      )}
    </ul>
  )
}
