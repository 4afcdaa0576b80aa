import { expect, test } from 'vitest'
import { writeSitemap, writeSitemapIndex } from './write-sitemap.ts'

test('writeSitemap: lists a page in both languages, each with the other as alternate', () => {
  const sitemap = writeSitemap([{ path: '/products/dam-hoa', changedAt: '2026-11-20T01:02:03.000Z' }], 'https://memay.vn')
  const links =
    '<xhtml:link rel="alternate" hreflang="vi" href="https://memay.vn/products/dam-hoa"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="https://memay.vn/products/dam-hoa?lng=en"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://memay.vn/products/dam-hoa"/>'
  expect(sitemap).toContain(`<url><loc>https://memay.vn/products/dam-hoa</loc><lastmod>2026-11-20T01:02:03.000Z</lastmod>${links}</url>`)
  expect(sitemap).toContain(
    `<url><loc>https://memay.vn/products/dam-hoa?lng=en</loc><lastmod>2026-11-20T01:02:03.000Z</lastmod>${links}</url>`,
  )
})

test('writeSitemap: escapes markup', () => {
  expect(writeSitemap([{ path: '/products/<b>&', pictures: ["/media/'x'"] }], 'https://memay.vn')).toContain(
    '<loc>https://memay.vn/products/&lt;b&gt;&amp;</loc>',
  )
  expect(writeSitemapIndex(['https://memay.vn/sitemaps/a&b.xml'])).toContain('<loc>https://memay.vn/sitemaps/a&amp;b.xml</loc>')
})
