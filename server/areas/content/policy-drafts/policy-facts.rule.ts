import type { PolicyFact } from '../../../../contract/admin/content.ts'
import type { Settings, TextSection } from '../../../../contract/content.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { type DepositRule, depositRule } from '../../../../contract/orders/deposit.rule.ts'
import { defaultExchangeDays, defaultReturnDays } from '../../../../contract/orders/exchange-period.ts'
import type { PaymentMethod } from '../../../../contract/orders/orders.ts'
import { provinceCount } from '../../../../contract/provinces.ts'
import { openMethods } from '../settings/connected-methods.rule.ts'

export type Draft = { sections: TextSection[]; missing: PolicyFact[] }

export type Area = { name: Bilingual; provinces: string[]; fee: number; freeFrom: number | null; days: [number, number] }

/** All facts that the drafts use. An empty text is a missing fact. */
export type PolicyFacts = {
  shop: string
  owner: Pick<Settings['owner'], 'name' | 'taxCode' | 'address' | 'phone' | 'email' | 'person'>
  areas: Area[]
  isEverywhere: boolean
  /** 0: no exchanges. */
  exchangeDays: number
  /** 0: buyers cannot ask for their money back. */
  returnDays: number
  /** Those a buyer can actually choose. */
  methods: PaymentMethod[]
  deposit: DepositRule | null
  /** How the shop is operated: encryption, Google sign-in, and session lifetime. */
  runs: { isEncrypted: boolean; hasGoogle: boolean; sessionDays: number }
}

type PolicyInput = {
  settings: Settings
  areas: Area[]
  hasWallet: boolean
  runs: PolicyFacts['runs']
}

/** The facts for the drafts. The shop's phone and e-mail replace missing ones of the owner. */
export function policyFactsOf({ settings, areas, hasWallet, runs }: PolicyInput): PolicyFacts {
  const { brand, owner } = settings
  const methods = openMethods(settings, hasWallet).map(({ method }) => method as PaymentMethod)
  const served = areas.filter(({ provinces }) => provinces.length > 0)
  return {
    shop: brand.name,
    owner: { ...owner, phone: owner.phone || brand.phone, email: owner.email || brand.email },
    areas: served,
    isEverywhere: served.reduce((sum, { provinces }) => sum + provinces.length, 0) >= provinceCount,
    exchangeDays: settings.exchangeDays ?? defaultExchangeDays,
    returnDays: settings.returnDays ?? defaultReturnDays,
    methods,
    deposit: methods.includes('cod') ? depositRule(settings) : null,
    runs,
  }
}

export function section(heading: Bilingual, ...paragraphs: (Bilingual | null)[]): TextSection[] {
  const written = paragraphs.filter((paragraph) => paragraph !== null)
  return written.length > 0 ? [{ heading, paragraphs: written }] : []
}

export function both(vi: string, en: string): Bilingual {
  return { vi, en }
}

/** A list such as "a, b và c". */
export function listed(parts: readonly string[], and: string): string {
  const [last = '', ...before] = [...parts].reverse()
  return before.length === 0 ? last : `${before.reverse().join(', ')} ${and} ${last}`
}

/** The contact channels: the contact page is always one of them. */
export function waysToReach({ owner }: PolicyFacts): Bilingual {
  const said = (vi: string, en: string, fact: string) => (fact ? [both(`${vi} ${fact}`, `${en} ${fact}`)] : [])
  const ways = [
    both('trang Liên hệ', 'the contact page'),
    ...said('điện thoại', 'phone', owner.phone),
    ...said('email', 'e-mail', owner.email),
    ...said('gặp tại', 'in person at', owner.address),
  ]
  return both(
    listed(
      ways.map(({ vi }) => vi),
      'hoặc',
    ),
    listed(
      ways.map(({ en }) => en),
      'or',
    ),
  )
}

/** The missing ones of some facts. */
export function missingOf({ owner, areas, methods }: PolicyFacts, facts: readonly PolicyFact[]): PolicyFact[] {
  return facts.filter((fact) => {
    if (fact === 'areas') return areas.length === 0
    if (fact === 'payment') return methods.length === 0
    return owner[fact] === ''
  })
}
