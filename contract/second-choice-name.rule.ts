import type { Language } from './language/languages.ts'

type Goods = { name: string; color: string; size: string | null }

const marks = { vi: 'hàng hạng hai', en: 'second choice' } as const
const longest = 120

/** Name, colour and size of second-choice goods. */
export function goodsName({ name, color, size }: Goods): string {
  return [name, color, size].filter(Boolean).join(', ')
}

/** The name of a line that sells second choice; a long name is cut before the mark. */
export function secondChoiceName(goods: Goods, language: Language): string {
  const mark = ` – ${marks[language]}`
  return `${goodsName(goods).slice(0, longest - mark.length)}${mark}`
}
