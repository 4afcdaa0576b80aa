import { localizedUrl } from '../navigation/cacheable-urls.ts'

export type SitemapEntry = {
  path: string
  /** ISO 8601. */
  changedAt?: string
  /** Paths of images. */
  pictures?: readonly string[]
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const noParams = new URLSearchParams()

/** Lists every page in both languages, each with the other as alternate, as search engines require: two URLs per entry. */
export function writeSitemap(entries: readonly SitemapEntry[], publicUrl: string): string {
  const pages = entries.flatMap(({ path, changedAt, pictures = [] }) => {
    const vi = escapeXml(publicUrl + path)
    const en = escapeXml(publicUrl + localizedUrl('en', path, noParams))
    const alternates = [link('vi', vi), link('en', en), link('x-default', vi)].join('')
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    const images = pictures.map((picture) => `<image:image><image:loc>${escapeXml(publicUrl + picture)}</image:loc></image:image>`).join('')
    return [vi, en].map((loc) => `<url><loc>${loc}</loc>${changed}${alternates}${images}</url>`)
  })
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.join('\n')}
</urlset>
`
}

export function writeSitemapIndex(urls: readonly string[]): string {
  const files = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join('\n')}
</sitemapindex>
`
}

function link(language: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)
}
