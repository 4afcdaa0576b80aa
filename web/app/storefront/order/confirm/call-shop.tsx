import { ContactLinks } from '../../../order/contact-links.tsx'
import { useOrderTexts } from '../../../order/order-texts.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'

/** Every contact channel of the shop; links to the contact page if it has none. */
export function CallShop() {
  const { t } = useOrderTexts()
  const contact = (
    <Link className="button button-text" to={paths.contact()}>
      {t('confirm.contact')}
    </Link>
  )
  return <ContactLinks otherwise={contact} />
}
