import { ProvinceList } from '../../../../contract/accounts.ts'
import { CartResponse } from '../../../../contract/cart.ts'
import { LocationList, SettingsResponse } from '../../../../contract/content.ts'
import { depositRule } from '../../../../contract/orders/deposit.rule.ts'
import { taxPercentOn, wrapPrice } from '../../../../contract/pricing.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import type { Api } from '../../api/api.ts'
import { readCurrentUser } from '../../auth/read-current-user.ts'
import { readDestination } from './read-destination.ts'
import { enabledMethods } from './use-payment-method.ts'

export type Checkout = Awaited<ReturnType<typeof readCheckout>>

/** The initial data of the page: the cart, the user, the provinces. */
export async function readCheckout(api: Api, publicApi: Api) {
  const [cart, me, settings, provinces, delivers] = await Promise.all([
    api.get('/api/carts', CartResponse).then(({ data }) => data.cart),
    readCurrentUser(api),
    publicApi.get('/api/settings', SettingsResponse).then(({ data }) => data.settings),
    publicApi
      .get('/api/addresses/provinces', ProvinceList)
      .then(({ data }) => data.map(({ code, name, alsoNamed, former }) => ({ code, name, alsoNamed, former }))),
    publicApi.get('/api/locations', LocationList).then(
      ({ data }) => data.length > 0,
      () => true,
    ),
  ])
  const address = me?.addresses.find(({ isDefault }) => isDefault) ?? me?.addresses[0]
  return {
    cart,
    me,
    provinces,
    /** False if the shop has no delivery area: then no order can be placed. */
    delivers,
    offersPickup: settings.shippingMethods.some(({ method }) => method === 'pickup'),
    methods: enabledMethods(settings),
    depositRule: depositRule(settings),
    wrapPrice: wrapPrice(settings),
    taxPercent: taxPercentOn(settings.taxRates, vietnamDay(new Date())),
    destination: address ? await readDestination(publicApi, address.province, cart, provinces) : null,
    /** The idempotency key of this page load: an order posted without scripts uses it, however often it is pressed. */
    attempt: crypto.randomUUID(),
  }
}
