import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import Send from 'lucide-react/icons/send'
import { phoneHref } from '../../../contract/phone-number.ts'
import { useSiteSettings } from '../api/site-settings.ts'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { useOrderTexts } from './order-texts.ts'

/** Contact channels for questions about this order. */
export function OrderHelp({ number }: { number: string }) {
  const { t } = useOrderTexts()
  const { brand, socials } = useSiteSettings()
  const zalo = socials.find(({ network }) => network === 'zalo')
  return (
    <section className="no-print" aria-labelledby="help-title">
      <h2 id="help-title" className="text-lg">
        {t('help.title')}
      </h2>
      <p className="text-soft">{t('help.text', { order: number })}</p>
      <div className="order-contacts">
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
        <Link className="button button-text" to={paths.contact()}>
          <Send aria-hidden size={18} /> {t('help.write')}
        </Link>
      </div>
    </section>
  )
}
