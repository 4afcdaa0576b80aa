import ArrowLeft from 'lucide-react/icons/arrow-left'
import Phone from 'lucide-react/icons/phone'
import { phoneHref } from '../../../../contract/phone-number.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LanguageLinks } from '../../navigation/language-links.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { Logo } from './logo.tsx'

/** During the checkout: the way back and help, without distractions. After the order is placed the cart is empty. */
export function CheckoutHeader({ isPlaced }: { isPlaced: boolean }) {
  const { t } = useTranslation()
  const { brand } = useSiteSettings()
  return (
    <header className="shop-header checkout-header">
      <div className="main-bar page-width">
        <Link to={isPlaced ? paths.home() : paths.cart()} className="checkout-back">
          <ArrowLeft aria-hidden size={20} />{' '}
          <span className="max-md:sr-only">{t(isPlaced ? 'header.backToShop' : 'header.backToCart')}</span>
        </Link>
        <Logo />
        <div className="flex items-center md:gap-4">
          <LanguageLinks className="max-md:hidden" />
          <a className="checkout-back" href={phoneHref(brand.phone)} aria-label={`${t('header.help')}: ${brand.phoneText}`}>
            <Phone aria-hidden size={20} /> <span className="max-md:hidden">{brand.phoneText}</span>
          </a>
        </div>
      </div>
    </header>
  )
}
