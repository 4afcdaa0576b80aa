import { accented } from './fold-words.rule.ts'
import type { Part } from './query-parts.ts'
import { anyOf, lexeme, mark } from './tsquery.rule.ts'
import type { Vocabulary } from './vocabulary/vocabulary.rule.ts'

const [clothes, girl, boy, fullMonth, newborn, summer, winter] = ['clothes', 'girl', 'boy', 'fullmonth', 'newborn', 'summer', 'winter'].map(
  (key) => lexeme(mark.group(key)),
)

/** Parts read one by one, in the light of each other. */
export function refineParts(
  all: readonly Part[],
  vocabulary: Vocabulary,
  { gift, isWorn: isSaid }: { gift?: Part | undefined; isWorn: boolean },
): Part[] {
  const parts = withGift(withoutParties(withoutJust(all), vocabulary, isSaid).map(asClothes), gift)
  const goods = parts.filter(({ kind, terms }) => kind === 'type' && terms !== clothes)
  // "Bộ" beside anything else says how many there are.
  const isSet = ({ groups }: Part) => groups?.includes('set') ?? false
  const hasOthers = parts.some((part) => !isSet(part))
  const occasions = parts.filter(({ kind, terms }) => kind === 'occasion' && terms !== girl && terms !== boy)
  const isGift = occasions.some(({ terms }) => terms !== null && [fullMonth, newborn].some((each) => each && terms.includes(each)))
  // "Đồ mát cho bé" is worn before it is a cloth to wipe with.
  const isWorn = goods.length === 0 && parts.some(({ terms, words }) => terms === clothes || /^(do|mac|hang)$/.test(words[0]?.folded ?? ''))
  const isGiven = parts.some(({ words }) => words.some(({ folded }) => given.test(folded)))
  const hasSize = parts.some(({ kind }) => kind === 'size')
  const isWearer = ({ kind, terms }: Part) => kind === 'size' || terms === girl || terms === boy
  const isOutfit = goods.every(isSet) && parts.some(isWearer)
  return withOneSize(parts)
    .map((part) => (isOutfit && isSet(part) && clothes ? { ...part, terms: clothes, groups: ['clothes'] } : part))
    .filter((part) => {
      const { terms, words } = part
      if (hasOthers && isSet(part)) return false
      // "Đồ" for a child of some age is whatever has a size.
      if (terms === clothes && hasSize && words[0]?.folded === 'do') return false
      // Beside a kind of goods or a gift for a baby it says little for whom they are, and beside an occasion that clothes are wanted.
      if (terms === girl || terms === boy) return (goods.length === 0 || isOutfit) && !isGift && !isGiven
      return terms !== clothes || occasions.length === 0 || words.some(({ folded }) => saysClothes.test(folded))
    })
    .map((part) => (isWorn && (part.terms === summer || part.terms === winter) ? { ...part, preferred: `${clothes}` } : part))
    .map((part) => (part.kind === 'size' && goods.length === 0 && !isGift ? withSizes(part) : part))
}

/** "Quần áo sơ sinh" are clothes, "đồ sơ sinh" whatever a newborn needs. */
const saysClothes = /^(quan|ao|trang|clothes|clothing|outfits?|wear)$/

/** What is given, where no goods are named: something for the occasion, or any gift. `gift`: that part, if the query says so. */
function withGift(parts: readonly Part[], gift: Part | undefined): readonly Part[] {
  if (!gift?.terms || parts.some(({ kind, groups }) => kind === 'type' || groups?.includes('fullmonth'))) return parts
  const { terms } = gift
  const isBaby = (part: Part) => part.groups?.includes('newborn') ?? false
  if (!parts.some(isBaby)) return parts.some(({ kind }) => kind === 'size' || kind === 'occasion') ? [...parts, gift] : parts
  return parts.map((part) => (isBaby(part) && part.terms ? { ...part, terms: anyOf([terms, part.terms]), preferred: terms } : part))
}

const just = accented('mới')

/** "Mới biết bò" and "mới 3 tháng" say nothing about goods that are new. */
function withoutJust(parts: readonly Part[]): readonly Part[] {
  const isJust = ({ kind, words }: Part) => kind === 'status' && words.length === 1 && words[0]?.exact === just
  return parts.filter((part, at) => {
    const next = parts[at + 1]
    const isAge = next?.kind === 'size' || next?.groups?.some((key) => key === 'firststeps' || key === 'newborn')
    return !(isJust(part) && isAge)
  })
}

/** "Bộ quần áo" is a set of clothes. */
function asClothes(part: Part): Part {
  const isSet = part.groups?.includes('set') && part.words.some(({ folded }) => saysClothes.test(folded))
  return isSet && clothes ? { ...part, terms: clothes, groups: ['clothes'] } : part
}

const given = /^(qua|gift|present)s?$/

/** What is worn at a birthday or a first month is no gift: "váy sinh nhật", "đầm thôi nôi", "sinh nhật bé gái mặc gì". */
function withoutParties(parts: readonly Part[], { groups }: Vocabulary, isWorn: boolean): readonly Part[] {
  const worn = parts.find(({ groups: keys }) => keys?.some((key) => groups.get(key)?.broader.includes('clothes')))
  if (!worn && !(isWorn && parts.length > 1)) return parts
  const isParty = ({ start, groups: keys, words, isEnglish }: Part) =>
    (!worn || start > worn.start || isEnglish === true) &&
    (keys ?? []).some((key) => key === 'gift' || key === 'fullmonth') &&
    !words.some(({ folded }) => given.test(folded))
  return parts.filter((part) => part === worn || !isParty(part))
}

const lexemes = /'(?:[^']|'')*'/g

/** Of two measures of a child the sizes that fit both, else those of either: "3 tuổi 16kg". */
function withOneSize(parts: readonly Part[]): readonly Part[] {
  const sizes = parts.filter(({ kind }) => kind === 'size')
  const [first] = sizes
  if (!first || sizes.length < 2) return parts
  const each = sizes.map(({ terms }): readonly string[] => terms?.match(lexemes) ?? [])
  const all = [...new Set(each.flat())]
  const inAll = all.filter((term) => each.every((own) => own.includes(term)))
  const isFitting = inAll.some((term) => term !== lexeme(mark.anySize))
  const terms = anyOf(isFitting ? inAll : all)
  return parts.map((part) => (part.kind === 'size' ? { ...part, terms: part === first ? terms : null } : part))
}

/** A child's age alone asks for clothes; of goods that are named also those without sizes will do. */
function withSizes(part: Part): Part {
  const sizes = part.terms?.replace(` | ${lexeme(mark.anySize)}`, '') ?? null
  return { ...part, terms: sizes?.replace(/^\(('[^']*')\)$/, '$1') ?? null }
}
