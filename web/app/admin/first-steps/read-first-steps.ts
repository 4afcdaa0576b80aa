import { z } from 'zod'
import { AdminSettingsResponse, type Connections, policyKinds } from '../../../../contract/admin/content.ts'
import { LocationList, SettingsResponse } from '../../../../contract/content.ts'
import { provinceCount } from '../../../../contract/provinces.ts'
import type { Api } from '../../api/api.ts'

/** In the sequence in which they can be done: the policies are drafted from what the steps before them have said. */
export type StepKey = 'shop' | 'owner' | 'product' | 'delivery' | 'payment' | 'policies' | 'mail' | 'open'

/** `values` fill the text of what is there. `mail`: whether mails reach anybody. */
export type FirstStep = {
  key: StepKey
  isDone: boolean
  isOptional?: true
  values?: Record<string, string | number>
  mail?: Connections['mail']
}

const ProductCount = z.object({ data: z.object({ total: z.int() }) })
const OrderCount = z.object({ data: z.object({ orders: z.array(z.unknown()) }) })

/** What a new shop needs before it can sell, and what of it is there already. */
export async function readFirstSteps(api: Api): Promise<FirstStep[]> {
  const [products, locations, open, office, orders] = await Promise.all([
    api.get('/api/products?limit=1', ProductCount).then(({ data }) => data.total),
    api.get('/api/locations', LocationList).then(({ data }) => data),
    api.get('/api/settings', SettingsResponse).then(({ data }) => data.settings.paymentMethods),
    api.get('/api/settings/office', AdminSettingsResponse).then(({ data }) => data),
    api.get('/api/orders?limit=1', OrderCount).then(({ data }) => data.orders.length),
  ])
  const { brand, owner, texts } = office.settings
  const covered = new Set(locations.flatMap(({ provinces }) => provinces)).size
  const published = policyKinds.filter((kind) => texts.policies[kind]?.length).length
  const { mail } = office.connections
  return [
    { key: 'shop', isDone: brand.phone !== '', values: { name: brand.name } },
    { key: 'owner', isDone: Boolean(owner.name && owner.address && owner.phone), values: { name: owner.name } },
    { key: 'product', isDone: products > 0, values: { count: products } },
    { key: 'delivery', isDone: covered > 0, values: { count: covered, all: provinceCount } },
    { key: 'payment', isDone: open.length > 0, values: { methods: open.map(({ name }) => name.vi).join(', ') } },
    { key: 'policies', isDone: published === policyKinds.length, values: { count: published, all: policyKinds.length } },
    { key: 'mail', isDone: mail !== 'none', isOptional: true, mail },
    { key: 'open', isDone: orders > 0 },
  ]
}

/** Everything is there that has to be; whether anybody has bought anything is another matter. */
export function isReady(steps: readonly FirstStep[]): boolean {
  return steps.every(({ key, isDone, isOptional }) => isDone || isOptional || key === 'open')
}

/** Nothing is left to say: all is done, or the shop sells and what is left need not be. */
export function isOver(steps: readonly FirstStep[]): boolean {
  const isSelling = steps.some(({ key, isDone }) => key === 'open' && isDone)
  return isReady(steps) && (isSelling || steps.every(({ key, isDone }) => isDone || key === 'open'))
}

/** Before its first product a shop has nothing to count: its numbers would be zeros. Not known (null): they are shown. */
export function hasProducts(steps: readonly FirstStep[] | null): boolean {
  return steps?.find(({ key }) => key === 'product')?.isDone ?? true
}
