import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Art } from '../../ui/art.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { useShop } from '../use-shop.ts'

/** The kinds of things there are, one beside the other. */
export function CategoryStrip() {
  const { t } = useTranslation('shop')
  const { pathname } = useLocation()
  const { categories } = useShop()
  const isHere = (to: string) => (decodeURI(pathname).replace(/\/$/, '') === decodeURI(to) ? ('page' as const) : undefined)
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is follows the address
  useEffect(() => {
    if (strip.current) showHere(strip.current)
  }, [pathname])
  if (categories.length === 0) return null
  return (
    <nav ref={strip} aria-label={t('list.category')} className="category-strip">
      <ul>
        <li>
          <Link to={paths.products()} className="category-link" aria-current={isHere(paths.products())}>
            {t('list.any')}
          </Link>
        </li>
        {categories.map(({ _id, name, label, art }) => (
          <li key={_id}>
            <Link to={paths.category(name)} className="category-link" aria-current={isHere(paths.category(name))}>
              {art && <Art name={art} className="text-xl" />}
              <MaybeVietnamese text={label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the strip is wider than the screen: it begins where one is. */
function showHere(strip: HTMLElement): void {
  const here = strip.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!here) return
  const { left, width } = strip.getBoundingClientRect()
  strip.scrollLeft += here.left + here.width / 2 - (left + width / 2)
}
