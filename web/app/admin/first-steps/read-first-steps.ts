import { z } from 'zod'
import { BannerList, LocationList, SettingsAnswer } from '../../../../contract/content.ts'
import type { Api } from '../../api.ts'

export type FirstStep = { key: 'product' | 'owner' | 'payment' | 'delivery' | 'banner'; isDone: boolean }

const Count = z.object({ data: z.object({ total: z.int() }) })

/** What a new shop needs before it can sell, and what of it is there already. */
export async function readFirstSteps(api: Api): Promise<FirstStep[]> {
  const [products, banners, locations, settings] = await Promise.all([
    api.get('/api/products?limit=1', Count),
    api.get('/api/banner', BannerList),
    api.get('/api/locations', LocationList),
    api.get('/api/settings', SettingsAnswer),
  ])
  const { owner, bank, paymentMethods } = settings.data.settings
  const offersBank = paymentMethods.some(({ method, enabled }) => method === 'bank' && enabled)
  return [
    { key: 'product', isDone: products.data.total > 0 },
    { key: 'owner', isDone: Boolean(owner.name && owner.address && owner.phone) },
    // Cash needs nothing, and MoMo is set up by whoever runs the server; a transfer needs an account.
    { key: 'payment', isDone: Boolean(bank) || !offersBank },
    { key: 'delivery', isDone: locations.data.length > 0 },
    { key: 'banner', isDone: banners.data.length > 0 },
  ]
}

/** Before its first product a shop has nothing to count: its numbers would be zeros. Not known (null): they are shown. */
export function hasSomethingToSell(steps: readonly FirstStep[] | null): boolean {
  return steps?.find(({ key }) => key === 'product')?.isDone ?? true
}
