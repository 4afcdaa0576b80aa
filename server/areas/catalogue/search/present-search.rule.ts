import type { SearchChip } from '../../../../contract/catalogue.ts'
import type { Bilingual, Language } from '../../../../contract/language/language.schema.ts'
import { formatPrice } from '../../../../contract/money.ts'
import type { PriceRange } from './amounts/read-price.rule.ts'
import type { WantedSize } from './amounts/read-size.rule.ts'
import type { FoundSearch } from './search-products.ts'
import type { Part } from './understand-query.rule.ts'

/** What a search adds to its page. Plain words are not repeated, only said to be left out. */
export function presentSearch({ understood, dropped, corrected, isMore }: FoundSearch, language: Language) {
  const chips = understood.parts.flatMap((part): SearchChip[] => {
    const isDropped = dropped.includes(part)
    const kind = part.kind === 'motif' || part.kind === 'sku' ? 'word' : part.kind
    if (!isDropped && (kind === 'word' || kind === 'type')) return []
    return [{ kind, label: labelOf(part)[language], without: textWithout(understood.text, part), isDropped }]
  })
  return { ...(chips.length > 0 ? { chips } : {}), ...(corrected ? { corrected } : {}), ...(isMore ? { isMore } : {}) }
}

function textWithout(text: string, { start, end }: Part): string {
  return `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim()
}

function labelOf({ price, size, label }: Part): Bilingual {
  if (price) return priceLabel(price)
  if (size) return sizeLabel(size)
  return { vi: capital(label.vi), en: capital(label.en) }
}

function priceLabel({ min, max }: PriceRange): Bilingual {
  if (min !== undefined && max !== undefined) return both(`${formatPrice(min)} – ${formatPrice(max)}`)
  if (max !== undefined) return { vi: `Dưới ${formatPrice(max)}`, en: `Under ${formatPrice(max)}` }
  return { vi: `Từ ${formatPrice(min ?? 0)}`, en: `From ${formatPrice(min ?? 0)}` }
}

function sizeLabel(size: WantedSize): Bilingual {
  if ('label' in size) return { vi: `Size ${size.label.toUpperCase()}`, en: `Size ${size.label.toUpperCase()}` }
  if ('cm' in size) return { vi: `Bé cao ${span(size.cm, size.until)} cm`, en: `${span(size.cm, size.until)} cm tall` }
  if ('kg' in size) return { vi: `Bé nặng ${span(size.kg, size.until)} kg`, en: `${span(size.kg, size.until)} kg` }
  const { months, until } = size
  const isYears = months >= 24 && months % 12 === 0 && (until ?? 0) % 12 === 0
  // "3–5 years": of the last year every month.
  const ages = isYears ? span(months / 12, until && until / 12 - 1) : span(months, until)
  return isYears ? { vi: `${ages} tuổi`, en: `${ages} years` } : { vi: `${ages} tháng`, en: `${ages} months` }
}

function span(from: number, until: number | undefined): string {
  return until !== undefined && until > from ? `${from}–${until}` : `${from}`
}

function both(text: string): Bilingual {
  return { vi: text, en: text }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
