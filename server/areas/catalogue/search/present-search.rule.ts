import type { SearchChip } from '../../../../contract/catalogue.ts'
import type { Bilingual, Language } from '../../../../contract/language.schema.ts'
import { formatPrice } from '../../../../contract/money.ts'
import type { PriceRange } from './read-price.rule.ts'
import type { WantedSize } from './read-size.rule.ts'
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
  if ('cm' in size) return { vi: `Bé cao ${size.cm} cm`, en: `${size.cm} cm tall` }
  if ('kg' in size) return { vi: `Bé nặng ${size.kg} kg`, en: `${size.kg} kg` }
  if ('label' in size) return { vi: `Size ${size.label.toUpperCase()}`, en: `Size ${size.label.toUpperCase()}` }
  const { months, until } = size
  const isYears = months >= 24 && months % 12 === 0
  const [from, to] = isYears ? [months / 12, until && until / 12] : [months, until]
  const span = to ? `${from}–${to}` : `${from}`
  return isYears ? { vi: `${span} tuổi`, en: `${span} years` } : { vi: `${span} tháng`, en: `${span} months` }
}

function both(text: string): Bilingual {
  return { vi: text, en: text }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
