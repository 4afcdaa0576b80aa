import type { AdminSettings, SettingsChange } from '../../../../contract/admin/content.ts'
import type { Maker, SetUp } from '../../../../contract/content.ts'
import type { Bilingual } from '../../../../contract/language/languages.ts'
import { defaultCashCeiling, defaultReservedHours } from '../../../../contract/orders/cash-limits.ts'
import { defaultOrderTexts } from '../../../../contract/orders/default-order-texts.ts'
import type { OrderTextStep } from '../../../../contract/orders/order-texts.ts'
import { slugify } from '../../../../contract/text.ts'
import type { SettingsTab } from './settings-tabs.ts'

/** The values of the form: optional parts are present but empty, and an unreadable number is NaN. */
export type SettingsDraft = Omit<
  AdminSettings,
  'version' | 'makers' | 'sewing' | 'exchangeDays' | 'returnDays' | 'bank' | 'cod' | 'gifts' | 'mail' | 'setUp' | 'orderTexts'
> & {
  setUp: SetUp
  makers: Maker[]
  sewing: { weeklyPieces: number } | null
  exchangeDays: number | null
  returnDays: number | null
  bank: { bin: string; bankName: string; accountNumber: string; accountName: string } | null
  cod: {
    maxTotal: number | null
    unconfirmedMax: number | null
    reservedHours: number | null
    refuseAfter: number | null
    deposit: DraftDeposit
  }
  gifts: { wrap: { isOffered: boolean; price: number | null } }
  mail: { senderName: string; replyTo: string }
  orderTexts: Record<OrderTextStep, Bilingual>
}

type DraftDeposit = { from: number | null; percent: number | null }

const tabByPath: Record<string, SettingsTab> = {
  brand: 'brand',
  owner: 'owner',
  socials: 'contact',
  hours: 'contact',
  'texts.about': 'about',
  makers: 'makers',
  'texts.faq': 'faq',
  'texts.policies': 'policies',
  texts: 'home',
  paymentMethods: 'payment',
  bank: 'payment',
  cod: 'payment',
  shippingMethods: 'delivery',
  exchangeDays: 'delivery',
  returnDays: 'delivery',
  sewing: 'delivery',
  gifts: 'delivery',
  taxRates: 'tax',
  sizeChart: 'sizes',
  mail: 'mail',
  orderTexts: 'orderTexts',
}

/** The tab of a field, by the API's path. */
export function tabOf(path: string): SettingsTab {
  const start = Object.keys(tabByPath).find((prefix) => path.startsWith(prefix))
  return (start && tabByPath[start]) || 'brand'
}

export function toDraft({
  version: _,
  makers,
  sewing,
  exchangeDays,
  returnDays,
  bank,
  cod,
  gifts,
  mail,
  setUp,
  orderTexts,
  ...rest
}: AdminSettings): SettingsDraft {
  return {
    ...rest,
    makers: makers ?? [],
    sewing: sewing ?? null,
    exchangeDays: exchangeDays ?? null,
    returnDays: returnDays ?? null,
    bank: bank
      ? { bin: bank.bin ?? '', bankName: bank.bankName ?? '', accountNumber: bank.accountNumber, accountName: bank.accountName }
      : null,
    cod: {
      maxTotal: cod?.maxTotal ?? null,
      unconfirmedMax: cod?.unconfirmedMax ?? defaultCashCeiling,
      reservedHours: cod?.reservedHours ?? defaultReservedHours,
      refuseAfter: cod?.refuseAfter ?? null,
      deposit: cod?.deposit ?? { from: null, percent: null },
    },
    gifts: gifts ?? { wrap: { isOffered: false, price: 0 } },
    mail: mail ?? { senderName: '', replyTo: '' },
    setUp: setUp ?? { done: [], isOver: false },
    orderTexts: { ...defaultOrderTexts, ...orderTexts },
  }
}

/** The changed parts as the body of a request: each part as a whole, but texts one by one. */
export function toChange(before: SettingsDraft, draft: SettingsDraft, version: string): SettingsChange {
  const { texts, ...parts } = draft
  const change = changedOf(before, parts)
  const changedTexts = changedOf(before.texts, { ...texts, faq: withSlugs(texts.faq) })
  if (changedTexts.policies) changedTexts.policies = changedOf(before.texts.policies, texts.policies) as typeof texts.policies
  if (changedTexts.policiesFrom === '') delete changedTexts.policiesFrom
  return {
    ...change,
    ...(Object.keys(changedTexts).length > 0 ? { texts: changedTexts } : {}),
    ...(change.brand ? { brand: { ...change.brand, logo: change.brand.logo?._id ?? null } } : {}),
    ...(change.owner ? { owner: withoutEmpty(change.owner, ['noticeUrl']) } : {}),
    ...(change.bank ? { bank: withoutEmpty(change.bank, ['bin', 'bankName']) } : {}),
    ...(change.cod ? { cod: cashRulesOf(change.cod) } : {}),
    ...(change.orderTexts ? { orderTexts: changedOf(defaultOrderTexts, change.orderTexts) } : {}),
    version,
  } as SettingsChange
}

/** An incomplete deposit is sent unchanged, so that the API reports the missing field. */
function cashRulesOf({ deposit, ...rules }: SettingsDraft['cod']) {
  const isEmpty = deposit.from === null && deposit.percent === null
  return { ...withoutEmpty(rules, ['maxTotal', 'unconfirmedMax', 'reservedHours', 'refuseAfter']), ...(isEmpty ? {} : { deposit }) }
}

function changedOf<T extends object>(before: T, now: Partial<T>): Partial<T> {
  const changed = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]))
  return Object.fromEntries(changed) as Partial<T>
}

function withoutEmpty<T extends object>(part: T, names: (keyof T)[]): Partial<T> {
  const filled = Object.entries(part).filter(([name, value]) => !names.includes(name as keyof T) || (value !== '' && value !== null))
  return Object.fromEntries(filled) as Partial<T>
}

type Faq = SettingsDraft['texts']['faq']

/** A question's slug is made from its text once and never changes, so that links stay valid. */
function withSlugs(faq: Faq): Faq {
  const taken = new Set(faq.flatMap(({ slug, entries }) => [slug, ...entries.map((entry) => entry.slug)]))
  const slugOf = (text: Bilingual, otherwise: string): string => {
    const wanted = slugify(text.vi).slice(0, 70).replace(/-+$/, '') || otherwise
    let slug = wanted
    for (let n = 2; taken.has(slug); n++) slug = `${wanted}-${n}`
    taken.add(slug)
    return slug
  }
  return faq.map((group) => ({
    ...group,
    slug: group.slug || slugOf(group.title, 'nhom'),
    entries: group.entries.map((entry) => ({ ...entry, slug: entry.slug || slugOf(entry.question, 'cau-hoi') })),
  }))
}

/** The number of texts without an English translation, by tab. */
export function countUntranslated(draft: SettingsDraft): Map<SettingsTab, number> {
  const found = new Map<SettingsTab, number>()
  function walk(value: unknown, path: string): void {
    if (typeof value !== 'object' || value === null) return
    const { vi, en } = value as Partial<Bilingual>
    if (typeof vi === 'string' && en === '' && vi !== '') found.set(tabOf(path), (found.get(tabOf(path)) ?? 0) + 1)
    for (const [name, inner] of Object.entries(value)) walk(inner, path ? `${path}.${name}` : name)
  }
  walk(draft, '')
  return found
}
