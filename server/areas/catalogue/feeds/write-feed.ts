import { Readable } from 'node:stream'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { writeCsvRow } from '../../../platform/csv.ts'
import type { Db } from '../../../platform/database/client.ts'
import { escapeHtml } from '../../../platform/http/escape-html.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSettings } from '../../content/content.ts'
import { readProducts } from '../listing/read-products.ts'
import { findShownIds } from '../listing/sitemap.sql.ts'
import { type Cells, columnName, type FeedChannel, feedCells } from './feed-columns.rule.ts'
import { type FeedItem, feedItems } from './feed-items.rule.ts'

export type FeedFormat = 'xml' | 'csv'
type Feed = { channel: FeedChannel; format: FeedFormat; language: Language }

const atOnce = 100
/** Only names its columns. */
const noItem: FeedItem = {
  ...{ id: '', groupId: '', title: '', description: '', link: '', imageLink: '', moreImages: [], state: 'sold-out', leadDays: 0 },
  ...{ price: 0, salePrice: null, category: '', color: '', size: '', ageGroup: '' },
}

/** All products for sale as a file for ad catalogues, read a hundred at a time while it is sent. */
export function writeFeed({ db, clock, config }: Platform, { channel, format, language }: Feed): Readable {
  async function* write() {
    const { brand } = await readSettings(db)
    const sender = { brand: brand.name, now: clock.now() }
    if (format === 'xml') yield rssHead(brand, config.publicUrl, language)
    else
      yield writeCsvRow(
        feedCells(channel, noItem, sender).map(([name]) => columnName(channel, name)),
        ',',
      )
    for await (const product of readShown(db, language)) {
      for (const item of feedItems(product, config.publicUrl)) {
        const cells = feedCells(channel, item, sender)
        yield format === 'xml'
          ? rssItem(cells)
          : writeCsvRow(
              cells.map(([, value]) => value),
              ',',
            )
      }
    }
    if (format === 'xml') yield '</channel></rss>\n'
  }
  return Readable.from(write())
}

async function* readShown(db: Db, language: Language) {
  const ids = await findShownIds(db)
  for (let from = 0; from < ids.length; from += atOnce) {
    const products = await readProducts(db, ids.slice(from, from + atOnce), { language, isAdmin: false })
    yield* products.filter(({ published }) => published)
  }
}

type Brand = { name: string; tagline: Record<Language, string> }

function rssHead({ name, tagline }: Brand, publicUrl: string, language: Language): string {
  const about = tagline[language] || name
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${escapeXml(name)}</title><link>${escapeXml(publicUrl)}/</link><description>${escapeXml(about)}</description>
`
}

/** An item of RSS 2.0 with Google's attributes, which all three channels read; an empty attribute is left out. */
function rssItem(cells: Cells): string {
  const parts = cells.flatMap(([name, value]) => {
    const values = name === 'additional_image_link' ? value.split(',') : [value]
    return values.filter(Boolean).map((one) => `<g:${name}>${escapeXml(one)}</g:${name}>`)
  })
  return `<item>${parts.join('')}</item>\n`
}

/** Without the control characters that XML cannot hold. */
function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
}
