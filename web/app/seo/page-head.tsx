import { useLocation } from 'react-router'
import { useSiteSettings } from '../api/site-settings.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { languageInUrl, localizedUrl, normalizedSearch } from '../navigation/cacheable-urls.ts'
import { paths } from '../paths.ts'
import { usePublicUrl } from './use-public-url.ts'

const descriptionLength = 160

type PageHeadProps = {
  /** The thing of this page; the shop's name is added. */
  title: string
  description?: string | undefined
  /** Address of a picture of 1200 × 630; the shop's own where there is none, else its sign. */
  image?: string | undefined
  type?: 'website' | 'product' | 'article'
  /** Keeps the page out of search engines, with no word about other languages. */
  hidden?: boolean
  /** Not to be found itself, while what it links to is: a list that is narrowed or sorted, a search. */
  unlisted?: boolean
  /** The page this one is a view of, where that is not its own path. */
  canonicalPath?: string | undefined
  /** The parameters that make it another page; the rest (filters, a chosen colour) leads to the same. All of them where absent. */
  canonicalParams?: readonly string[]
}

const locales = { vi: 'vi_VN', en: 'en_GB' } as const

/** What search engines and shared links read of a page. React moves it into the head. */
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

/** Whole words, as many as search engines show. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= descriptionLength) return line
  return `${line.slice(0, line.lastIndexOf(' ', descriptionLength - 1))}…`
}
