import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { CartAnswer } from '../../../../contract/cart.ts'
import { PlacedOrder } from '../../../../contract/checkout.ts'
import { issueKey } from '../../../../contract/issues.ts'
import type { Api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { afterOrder } from './after-order.ts'
import { type CheckoutFields, checkoutForms } from './checkout-form.ts'
import { orderFrom } from './order-from.ts'
import { readDestination } from './read-destination.ts'
import { atAddressBook, type Refusal, readRefusal } from './read-refusal.ts'

const text = (form: FormData, name: string) => String(form.get(name) ?? '')

/** The form posted without scripts: either "show me the wards and the fee", or the order itself. */
export async function answerCheckout(api: Api, everyone: Api, form: FormData) {
  const schema = form.has('addressId') ? checkoutForms.book : form.has('email') ? checkoutForms.guest : checkoutForms.member
  const submission = parseWithZod(form, { schema, error: issueKey })
  const province = text(form, 'province')
  const { cart } = (await api.get('/api/carts', CartAnswer)).data
  const shown = {
    destination: province ? await readDestination(everyone, province, cart) : null,
    ward: text(form, 'ward'),
    paymentMethod: text(form, 'paymentMethod'),
    refusal: null as Refusal | null,
  }
  if (text(form, 'intent') === 'place') return { ...shown, result: { initialValue: submission.payload } }
  if (submission.status !== 'success') return data({ ...shown, result: submission.reply() }, { status: 400 })
  const order = orderFrom(submission.value as CheckoutFields, text(form, 'cartRevision'))
  const headers = { 'Idempotency-Key': text(form, 'attempt') }
  const answer = await api.send('POST', '/api/orders', order, PlacedOrder, { headers }).catch(readRefusal)
  if ('_id' in answer) return redirect(await afterOrder(api, answer))
  if (answer.kind === 'empty') return redirect(paths.cart())
  const refused = answer.kind === 'refused' ? answer.fields : {}
  const result = submission.reply({ fieldErrors: form.has('addressId') ? atAddressBook(refused) : refused })
  return data({ ...shown, result, refusal: answer }, { status: answer.kind === 'unknown' ? 503 : 409 })
}

export type CheckoutAnswer = {
  destination: Awaited<ReturnType<typeof readDestination>> | null
  ward: string
  paymentMethod: string
  refusal: Refusal | null
  result: object
}
