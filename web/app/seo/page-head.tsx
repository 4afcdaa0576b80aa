import { useLocation } from 'react-router'
import { useSiteSettings } from '../api/site-settings.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { languageInUrl, localizedUrl, normalizedSearch } from '../navigation/cacheable-urls.ts'
import { paths } from '../paths.ts'
import { usePublicUrl } from './use-public-url.ts'

const descriptionLength = 160

type PageHeadProps = {
  /** The page's own title; the shop's name is appended. */
  title: string
  description?: string | undefined
  /** URL of a 1200 × 630 image; defaults to the shop's own, else its logo. */
  image?: string | undefined
  type?: 'website' | 'product' | 'article'
  /** Excludes the page from search engines and omits its language alternates. */
  hidden?: boolean
  /** Not indexed, but its links are followed: a filtered or sorted list, a search. */
  unlisted?: boolean
  /** The canonical path, if that is not the page's own path. */
  canonicalPath?: string | undefined
  /** The query parameters of the canonical URL; others (filters, a chosen colour) are dropped. All are kept if this is absent. */
  canonicalParams?: readonly string[]
}

const locales = { vi: 'vi_VN', en: 'en_GB' } as const

/** The metadata for search engines and link previews. React moves it into the head. */
export function PageHead({
  title,
  description: text = '',
  image,
  type = 'website',
  hidden = false,
  unlisted = false,
  canonicalPath,
  canonicalParams,
}: PageHeadProps) {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const publicUrl = usePublicUrl()
  const { brand, sharePicture } = useSiteSettings()
  const params = new URLSearchParams(search)
  const known = new URLSearchParams([...params].filter(([name]) => !canonicalParams || canonicalParams.includes(name)))
  const path = canonicalPath ?? (pathname.replace(/\/+$/, '') || '/')
  const plain = publicUrl + path + normalizedSearch(known)
  const english = publicUrl + localizedUrl('en', path, known)
  const canonical = languageInUrl(params) === 'en' ? english : plain
  const description = shorten(text)
  const fullTitle = `${title} · ${brand.name}`
  const wide = image ?? (sharePicture ? paths.sharePicture(sharePicture) : undefined)
  const picture = new URL(wide ?? '/art/icon-512.png', publicUrl || 'http://localhost').href
  const [width, height] = wide ? ['1200', '630'] : ['512', '512']
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
      {unlisted && <meta name="robots" content="noindex, follow" />}
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
      <meta property="og:image:width" content={width} />
      <meta property="og:image:height" content={height} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:locale:alternate" content={locales[language === 'vi' ? 'en' : 'vi']} />
      <meta property="og:site_name" content={brand.name} />
      <meta name="twitter:card" content={wide ? 'summary_large_image' : 'summary'} />
    </>
  )
}

/** Cuts at a word, at the length that search engines show. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= descriptionLength) return line
  return `${line.slice(0, line.lastIndexOf(' ', descriptionLength - 1))}…`
}
