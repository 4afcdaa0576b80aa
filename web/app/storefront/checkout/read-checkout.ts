import { ProvinceList } from '../../../../contract/accounts.ts'
import { CartAnswer } from '../../../../contract/cart.ts'
import { LocationList, SettingsAnswer } from '../../../../contract/content.ts'
import { depositRule } from '../../../../contract/deposit.ts'
import { readMe } from '../../account/read-me.ts'
import type { Api } from '../../api.ts'
import { readDestination } from './read-destination.ts'
import { taxPercentOn } from './tax-percent.ts'
import { methodsOf } from './use-payment.ts'

export type Checkout = Awaited<ReturnType<typeof readCheckout>>

/** Everything the page shows at first: the cart, who is asking, where it may go. */
export async function readCheckout(api: Api, everyone: Api) {
  const [cart, me, settings, provinces, delivers] = await Promise.all([
    api.get('/api/carts', CartAnswer).then(({ data }) => data.cart),
    readMe(api),
    everyone.get('/api/settings', SettingsAnswer).then(({ data }) => data.settings),
    everyone.get('/api/addresses/provinces', ProvinceList).then(({ data }) => data.map(({ code, name }) => ({ code, name }))),
    everyone.get('/api/locations', LocationList).then(
      ({ data }) => data.length > 0,
      () => true,
    ),
  ])
  const address = me?.addresses.find(({ isDefault }) => isDefault) ?? me?.addresses[0]
  return {
    cart,
    me,
    provinces,
    /** False where the shop has no delivery area at all: then nothing can be ordered. */
    delivers,
    methods: methodsOf(settings),
    depositRule: depositRule(settings),
    taxPercent: taxPercentOn(settings.taxRates, new Date()),
    destination: address ? await readDestination(everyone, address.province, cart, provinces) : null,
    /** Names this visit of the page: an order posted without scripts goes out under it, pressed once or twice. */
    attempt: crypto.randomUUID(),
  }
}
