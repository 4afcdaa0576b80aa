import { phoneHref } from '../../../../contract/phone-number.ts'
import '../content-texts.ts'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useShop } from '../use-shop.ts'

/** Telephone, e-mail and Zalo, as far as the shop has them. */
export function ContactWays() {
  const { t } = useTranslation(['content', 'common'])
  const { brand, socials } = useShop()
  const zalo = socials.find(({ network }) => network === 'zalo')
  return (
    <ul className="contact-ways">
      {brand.phone && (
        <li>
          <a className="contact-way" href={phoneHref(brand.phone)}>
            <Phone aria-hidden size={20} /> {t('contact.call', { phone: brand.phoneText })}
          </a>
        </li>
      )}
      {brand.email && (
        <li>
          <a className="contact-way" href={`mailto:${brand.email}`}>
            <Mail aria-hidden size={20} /> {t('contact.write', { email: brand.email })}
          </a>
        </li>
      )}
      {zalo && (
        <li>
          <a className="contact-way" href={zalo.url} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden size={20} /> {t('contact.chat', { name: zalo.name })}
            <span className="sr-only">{t('common:newTab')}</span>
          </a>
        </li>
      )}
    </ul>
  )
}
