import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { phoneHref } from '../../../../../contract/phone-number.ts'
import { useSiteSettings } from '../../../api/site-settings.ts'
import { useOrderTexts } from '../../../order/order-texts.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'

/** Every contact channel of the shop; links to the contact page if it has none. */
export function CallShop() {
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
      {!brand.phone && !zalo && (
        <Link className="button button-text" to={paths.contact()}>
          {t('confirm.contact')}
        </Link>
      )}
    </>
  )
}
