import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { phoneHref } from '../../../../contract/phone-number.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { mailtoUrl, paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { focusContentIfLost } from '../../ui/restore-focus.ts'
import type { CardProduct } from '../product-card/card-product.ts'
import { ProductGrid } from '../product-card/product-card.tsx'
import { readRouteError } from './read-route-error.ts'
import { SearchAgain } from './search-again.tsx'

/** Explains the error and links onward. Header and footer stay around it. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const kind = readRouteError(error)
  const isMissing = kind === 'notFound'
  const instead = alternativesOf(error)
  // Moves the focus to the error, as after a navigation.
  useEffect(focusContentIfLost, [])
  return (
    <div className="page-width grid grid-cols-1 justify-items-center py-12 text-center md:py-16">
      <PageHead title={t(`error.${isMissing ? 'notFoundTitle' : 'brokenTitle'}`)} hidden />
      <img src={`/art/empty-${isMissing ? 'rabbit' : 'buffalo'}.svg`} alt="" width={224} height={182} />
      <h1 className="mt-4">{t(`error.${kind}Heading`)}</h1>
      <p className="mt-3 max-w-xl text-soft">{t(`error.${kind}Text`)}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {!isMissing && (
          <ButtonLink to={pathname + search} reloadDocument>
            {t('retry')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.home()} look={isMissing ? 'primary' : 'secondary'}>
          {t('error.home')}
        </ButtonLink>
      </div>
      {instead.length > 0 && (
        <section aria-labelledby="instead" className="mt-12 w-full text-left">
          <h2 id="instead" className="stitched mb-6">
            {t('error.instead')}
          </h2>
          <ProductGrid products={instead} />
        </section>
      )}
      <SearchAgain />
      <SuggestedLinks />
    </div>
  )
}

function SuggestedLinks() {
  const { t } = useTranslation()
  const { categories, brand } = useSiteSettings()
  if (categories.length === 0 && !brand.phone) return null
  return (
    <nav aria-label={t('error.or')} className="mt-8 grid justify-items-center gap-2">
      <h2 className="text-lg">{t('error.or')}</h2>
      <ul className="flex flex-wrap justify-center gap-x-2">
        {categories.map(({ _id, name, label }) => (
          <li key={_id}>
            <Link to={paths.category(name)} className="button button-text wrap-anywhere">
              <MaybeVietnamese text={label} />
            </Link>
          </li>
        ))}
      </ul>
      {brand.phone && (
        <p className="wrap-anywhere">
          {t('header.help')}: <a href={phoneHref(brand.phone)}>{brand.phoneText}</a>
          {brand.email && (
            <>
              {' '}
              · <a href={mailtoUrl(brand.email)}>{brand.email}</a>
            </>
          )}
        </p>
      )}
    </nav>
  )
}

/** The product page adds alternatives to the error of a product that is no longer sold. */
function alternativesOf(error: unknown): CardProduct[] {
  const instead: unknown = isRouteErrorResponse(error) ? error.data?.instead : null
  return Array.isArray(instead) ? instead : []
}
