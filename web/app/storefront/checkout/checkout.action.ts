import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { CartResponse } from '../../../../contract/cart.ts'
import { PlacedOrder } from '../../../../contract/checkout.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import type { Api } from '../../api/api.ts'
import { paths } from '../../paths.ts'
import { type CheckoutFields, checkoutForms } from './checkout-form.ts'
import { formToOrder } from './form-to-order.ts'
import { moveToAddressField, type OrderRefusal, toOrderRefusal } from './order-refusal.ts'
import { pathAfterOrder } from './path-after-order.ts'
import { readDestination } from './read-destination.ts'

const text = (form: FormData, name: string) => String(form.get(name) ?? '')

/** The form posted without scripts: either to load the wards and the fee, or to place the order. */
export async function handleCheckoutAction(api: Api, publicApi: Api, form: FormData) {
  const schema = form.has('addressId') ? checkoutForms.addressBook : form.has('email') ? checkoutForms.guest : checkoutForms.member
  const submission = parseWithZod(form, { schema, error: validationKey })
  const province = text(form, 'province')
  const { cart } = (await api.get('/api/carts', CartResponse)).data
  const shown = {
    destination: province ? await readDestination(publicApi, province, cart) : null,
    ward: text(form, 'ward'),
    paymentMethod: text(form, 'paymentMethod'),
    refusal: null as OrderRefusal | null,
  }
  if (text(form, 'intent') === 'place') return { ...shown, result: { initialValue: submission.payload } }
  if (submission.status !== 'success') return data({ ...shown, result: submission.reply() }, { status: 400 })
  const order = formToOrder(submission.value as CheckoutFields, text(form, 'cartRevision'), text(form, 'deliverBy'))
  const headers = { 'Idempotency-Key': text(form, 'attempt') }
  const outcome = await api.send('POST', '/api/orders', order, PlacedOrder, { headers }).catch(toOrderRefusal)
  if ('_id' in outcome) return redirect(await pathAfterOrder(api, outcome))
  if (outcome.kind === 'empty') return redirect(paths.cart())
  const refused = outcome.kind === 'refused' ? outcome.fields : {}
  const result = submission.reply({ fieldErrors: form.has('addressId') ? moveToAddressField(refused) : refused })
  return data({ ...shown, result, refusal: outcome }, { status: outcome.kind === 'unknown' ? 503 : 409 })
}

export type CheckoutActionResult = {
  destination: Awaited<ReturnType<typeof readDestination>> | null
  ward: string
  paymentMethod: string
  refusal: OrderRefusal | null
  result: object
}
