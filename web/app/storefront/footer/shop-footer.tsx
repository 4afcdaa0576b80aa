import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { paths } from '../../paths.ts'
import { Art } from '../../ui/art.tsx'
import { SocialLinks } from '../social-links.tsx'
import { useShop } from '../use-shop.ts'
import { FooterColumn } from './footer-column.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { OwnerLines } from './owner-lines.tsx'

export function ShopFooter() {
  const { t } = useTranslation()
  const read = useBilingual()
  const { brand, categories, stores } = useShop()
  return (
    <footer className="shop-footer">
      <div className="page-width footer-grid">
        <div className="footer-brand">
          <p className="logo">
            <Art name="logo" className="logo-mark" />
            {brand.name}
          </p>
          <p className="max-w-xs">{read(brand.tagline)}</p>
          <SocialLinks className="-ml-3" />
        </div>
        <FooterColumn id="site-links" title={t('footer.shop')}>
          <FooterLink to={paths.products()}>{t('header.allProducts')}</FooterLink>
          {categories.slice(0, 6).map(({ _id, name, label }) => (
            <FooterLink key={_id} to={paths.category(name)}>
              {label}
            </FooterLink>
          ))}
          <FooterLink to={paths.goodDeals()}>{t('header.goodDeals')}</FooterLink>
        </FooterColumn>
        <FooterColumn title={t('footer.stores')}>
          {stores.map(({ _id, name, address, url }) => (
            <li key={_id}>
              <a className="footer-link" href={url} target="_blank" rel="noreferrer">
                <span>
                  <strong className="block">{name}</strong>
                  {address} <span className="sr-only">{t('newTab')}</span>
                </span>
              </a>
            </li>
          ))}
          <OpeningHours />
        </FooterColumn>
        <FooterColumn title={t('footer.help')}>
          <OwnerLines />
        </FooterColumn>
      </div>
      <p className="page-width footer-note">{t('footer.note', { name: brand.name })}</p>
    </footer>
  )
}

function FooterLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <li>
      <Link className="footer-link" to={to}>
        {children}
      </Link>
    </li>
  )
}
