import { z } from 'zod'
import { AdminSettingsResponse, type Connections } from '../../../../contract/admin/content.ts'
import { LocationList, SettingsResponse } from '../../../../contract/content.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { policyKinds } from '../../../../contract/policy-kinds.ts'
import { provinceCount } from '../../../../contract/provinces.ts'
import type { Api } from '../../api/api.ts'

/** In the sequence in which they can be done: the policies are drafted from the data of the steps before them. */
export type StepKey = 'shop' | 'owner' | 'product' | 'delivery' | 'payment' | 'policies' | 'mail' | 'open'

/** `values` fill the text of a done step. `mail`: whether mails are delivered. */
export type FirstStep = {
  key: StepKey
  isDone: boolean
  isOptional?: true
  values?: Record<string, string | number>
  /** The open payment methods. */
  methods?: Bilingual[]
  mail?: Connections['mail']
}

const ProductCount = z.object({ data: z.object({ total: z.int() }) })
const OrderCount = z.object({ data: z.object({ orders: z.array(z.unknown()) }) })

/** The steps a new shop needs before it can sell, and which of them are done. */
export async function readFirstSteps(api: Api): Promise<FirstStep[]> {
  const [products, locations, open, admin, orders] = await Promise.all([
    api.get('/api/products?limit=1', ProductCount).then(({ data }) => data.total),
    api.get('/api/locations', LocationList).then(({ data }) => data),
    api.get('/api/settings', SettingsResponse).then(({ data }) => data.settings.paymentMethods),
    api.get('/api/settings/admin', AdminSettingsResponse).then(({ data }) => data),
    api.get('/api/orders?limit=1', OrderCount).then(({ data }) => data.orders.length),
  ])
  const { brand, owner, texts } = admin.settings
  const covered = new Set(locations.flatMap(({ provinces }) => provinces)).size
  const published = policyKinds.filter((kind) => texts.policies[kind]?.length).length
  const { mail } = admin.connections
  return [
    { key: 'shop', isDone: brand.phone !== '', values: { name: brand.name } },
    { key: 'owner', isDone: Boolean(owner.name && owner.address && owner.phone), values: { name: owner.name } },
    { key: 'product', isDone: products > 0, values: { count: products } },
    { key: 'delivery', isDone: covered > 0, values: { count: covered, all: provinceCount } },
    { key: 'payment', isDone: open.length > 0, methods: open.map(({ name }) => name) },
    { key: 'policies', isDone: published === policyKinds.length, values: { count: published, all: policyKinds.length } },
    { key: 'mail', isDone: mail !== 'none', isOptional: true, mail },
    { key: 'open', isDone: orders > 0 },
  ]
}

/** All required steps are done. The first order is not required. */
export function isReady(steps: readonly FirstStep[]): boolean {
  return steps.every(({ key, isDone, isOptional }) => isDone || isOptional || key === 'open')
}

/** The guide can go: all steps are done, or the shop sells and only optional ones are left. */
export function isOver(steps: readonly FirstStep[]): boolean {
  const isSelling = steps.some(({ key, isDone }) => key === 'open' && isDone)
  return isReady(steps) && (isSelling || steps.every(({ key, isDone }) => isDone || key === 'open'))
}

/** Without a product the dashboard would show only zeros. Unknown (null) counts as having products. */
export function hasProducts(steps: readonly FirstStep[] | null): boolean {
  return steps?.find(({ key }) => key === 'product')?.isDone ?? true
}
