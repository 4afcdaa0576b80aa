import { accented, type Word } from '../fold-words.rule.ts'
import type { Read } from './read-amount.rule.ts'

type Ages = { months: number; until: number }

const toClass = ['', 'di ', 'hoc ', 'di hoc ', 'vao ', 'be vao ']
const classOf = (name: string) => toClass.map((way) => `${way}lop ${name}`).join(', ')

/** What a child is old enough for, with the ages in months. */
const wornAt = ['do', 'bo do', 'bo', 'set', 'set do', 'mac', 'quan ao', 'trang phuc', 'outfit']
/** What a child wears on the day, unlike the gifts for it: "đồ thôi nôi", "thôi nôi mặc gì". */
const wornOn = (day: string) => [...wornAt.map((worn) => `${worn} ${day}`), `${day} mac gi`, `${day} mac`, `le ${day} mac gi`].join(', ')
const englishBirthday = ['first', '1st', 'one year'].flatMap((year) => ['outfit', 'clothes'].map((worn) => `${year} birthday ${worn}`))

const stages: [phrases: string, Ages][] = [
  [wornOn('day thang'), { months: 0, until: 3 }],
  [`${wornOn('thoi noi')}, ${wornOn('day nam')}, ${englishBirthday.join(', ')}`, { months: 10, until: 15 }],
  ['tap lat, biet lat', { months: 3, until: 6 }],
  ['tap ngoi, biet ngoi', { months: 5, until: 8 }],
  ['tap bo, biet bo, dang bo, crawling, crawler, learning to crawl', { months: 7, until: 11 }],
  ['nha tre, di nha tre, daycare, day care', { months: 18, until: 36 }],
  [
    'mau giao, di mau giao, di hoc mau giao, mam non, di mam non, truong mam non, kindergarten, preschool, pre school, preschooler, nursery school',
    { months: 36, until: 72 },
  ],
  ['di hoc, do di hoc, den truong, toi truong, school clothes, for school', { months: 36, until: 108 }],
  [`${classOf('mam')}, hoc mam`, { months: 36, until: 48 }],
  [classOf('choi'), { months: 48, until: 60 }],
  [classOf('la'), { months: 60, until: 72 }],
  [`${classOf('1')}, ${classOf('mot')}, first grade, grade 1`, { months: 72, until: 96 }],
  [`${classOf('2')}, ${classOf('hai')}, second grade, grade 2`, { months: 84, until: 108 }],
  [`${classOf('3')}, ${classOf('ba')}, third grade, grade 3`, { months: 96, until: 120 }],
  ['tieu hoc, cap 1, cap mot, primary school, elementary school', { months: 72, until: 108 }],
]
const byPhrase = new Map(stages.flatMap(([phrases, ages]) => phrases.split(', ').map((each) => [each, ages] as const)))
/** Days of a baby, with the age on them. */
const days: Record<string, Ages> = {
  'day thang': { months: 0, until: 3 },
  'thoi noi': { months: 10, until: 15 },
  'day nam': { months: 10, until: 15 },
}
const worn = new Set(['mặc', 'diện'].map(accented))
const given = new Set(['quà', 'tặng', 'biếu'].map(accented))
const longest = Math.max(...[...byPhrase.keys()].map((each) => each.split(' ').length))

/** A stage of childhood that begins at a word, as an age: "mẫu giáo", "nhà trẻ", "lớp 1". */
export function readStage(words: readonly Word[], at: number): Read<Ages> | undefined {
  for (let length = longest; length > 0; length--) {
    if (at + length > words.length) continue
    const phrase = words.slice(at, at + length).map(({ folded }) => folded)
    const ages = byPhrase.get(phrase.join(' '))
    if (ages) return { value: ages, length }
  }
  return readDay(words, at)
}

/** A day that something is worn on, if it is said anywhere: "thôi nôi bé trai mặc gì", "bộ đồ mặc trong tiệc thôi nôi". */
function readDay(words: readonly Word[], at: number): Read<Ages> | undefined {
  const before = /^(tiec|le|cung|ngay)$/.test(words[at]?.folded ?? '') ? 1 : 0
  const [first, second] = words.slice(at + before, at + before + 2)
  const ages = first && second && days[`${first.folded} ${second.folded}`]
  if (!ages || !words.some(({ exact }) => worn.has(exact)) || words.some(({ exact }) => given.has(exact))) return undefined
  return { value: ages, length: before + 2 }
}
