import Send from 'lucide-react/icons/send'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { ContactLinks } from './contact-links.tsx'
import { useOrderTexts } from './order-texts.ts'

/** Contact channels for questions about this order. */
export function OrderHelp({ number }: { number: string }) {
  const { t } = useOrderTexts()
  return (
    <section className="no-print" aria-labelledby="help-title">
      <h2 id="help-title" className="text-lg">
        {t('help.title')}
      </h2>
      <p className="text-soft">{t('help.text', { order: number })}</p>
      <div className="order-contacts">
        <ContactLinks />
        <Link className="button button-text" to={paths.contact()}>
          <Send aria-hidden size={18} /> {t('help.write')}
        </Link>
      </div>
    </section>
  )
}
