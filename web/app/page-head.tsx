import { useLocation, useRouteLoaderData } from 'react-router'
import { useLanguage } from './i18n/use-language.ts'
import { addressIn, knownSearch } from './kept-pages.ts'
import type { loader as rootLoader } from './root.tsx'
import { useShop } from './storefront/use-shop.ts'

type PageHeadProps = {
  /** The thing of this page; the shop's name is added. */
  title: string
  description?: string | undefined
  /** Address of a picture of 1200 × 630; the shop's own where there is none. */
  image?: string | undefined
  type?: 'website' | 'product' | 'article'
  /** Keeps the page out of search engines, with no word about other languages. */
  hidden?: boolean
  /** The parameters that make it another page; the rest (filters, a chosen colour) leads to the same. All of them where absent. */
  keep?: readonly string[]
}

const locales = { vi: 'vi_VN', en: 'en_GB' } as const

/** What search engines and shared links read of a page. React moves it into the head. */
export function PageHead({ title, description, image, type = 'website', hidden = false, keep }: PageHeadProps) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const publicUrl = useRouteLoaderData<typeof rootLoader>('root')?.publicUrl ?? ''
  const { brand } = useShop()
  const known = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !keep || keep.includes(name)))
  const plain = publicUrl + pathname + knownSearch(known)
  const english = publicUrl + addressIn('en', pathname, known)
  const canonical = language === 'en' ? english : plain
  const fullTitle = `${title} · ${brand.name}`
  const picture = new URL(image ?? '/share-default.jpg', publicUrl || 'http://localhost').href
  if (hidden) {
    return (
      <>
        <title>{fullTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="vi" href={plain} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="x-default" href={plain} />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:site_name" content={brand.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
