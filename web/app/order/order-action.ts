import { data } from 'react-router'
import { Message } from '../../../contract/accounts.ts'
import { ExchangeMessage } from '../../../contract/orders/exchanges.ts'
import { OneOrder, OrderMessage } from '../../../contract/orders/orders.ts'
import { ReturnMessage } from '../../../contract/orders/returns.ts'
import type { Api } from '../api/api.ts'
import { ApiError, throwRouteError } from '../api/api-error.ts'
import { type BuyAgainResult, buyAgain } from './buy-again.ts'
import { type OrderKey, orderApiPath } from './order-path.ts'
import { fieldPrefix, readExchange } from './read-exchange.ts'
import { readMaking } from './read-making.ts'

/** `code`: the error code of the refusal. */
export type OrderActionResult = { intent: string; message: string; isRefused: boolean; code?: string; again: BuyAgainResult | null }

/** Another customer's order looks like one that does not exist. */
export async function readOrder(api: Api, key: OrderKey) {
  return (await api.get(orderApiPath(key), OneOrder).catch(throwRouteError)).data.order
}

/** The order with its making and its exchange options, for its page. */
export async function readOrderPage(api: Api, key: OrderKey) {
  const [order, making] = await Promise.all([readOrder(api, key), readMaking(api, key)])
  return { order, making, exchange: await readExchange(api, key, order) }
}

/** Handles the buttons of an order page. A refusal is a result too: the page is reloaded beside it and shows the current state. */
export async function handleOrderAction(api: Api, key: OrderKey, form: FormData): Promise<OrderActionResult> {
  const intent = String(form.get('intent') ?? '')
  if (intent === 'again') {
    const again = await buyAgain(api, await readOrder(api, key), String(form.get('press') ?? ''))
    return { intent, message: '', isRefused: false, again }
  }
  const request = intent.startsWith('exchange-') ? requestExchange : requests[intent]
  if (!request) throw data(null, { status: 400 })
  try {
    return { intent, message: await request(api, key, form), isRefused: false, again: null }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) return throwRouteError(error)
    return { intent, message: error.message, isRefused: true, code: error.code, again: null }
  }
}

type OrderRequest = (api: Api, key: OrderKey, form: FormData) => Promise<string>

/** The button names the goods: `exchange-0`, or `exchange-0-exc_1` for what came in an exchange. */
const requestExchange: OrderRequest = async (api, key, form) => {
  const text = (name: string) => String(form.get(name) ?? '')
  const goods = readKey(text('intent').slice('exchange-'.length))
  const quantity = text('quantity') ? { quantity: Number(text('quantity')) } : {}
  const color = text('color') ? { color: text('color') } : {}
  const values = [...form].flatMap(([name, value]) => {
    const fieldId = name.startsWith(fieldPrefix) ? name.slice(fieldPrefix.length) : ''
    return fieldId && String(value).trim() ? [{ fieldId, value: String(value) }] : []
  })
  const personalization = values.length > 0 ? { personalization: values } : {}
  const source = goods.exchange ? { fromExchange: goods.exchange } : {}
  const body = {
    position: goods.position,
    ...source,
    size: text('size'),
    reason: text('reason'),
    ...color,
    ...quantity,
    ...personalization,
  }
  return (await api.send('POST', orderApiPath(key, '/exchanges'), body, ExchangeMessage)).message
}

/** A key of goods, as `OpenGoods` has it. */
function readKey(key: string): { position: number; exchange?: string } {
  const [position, ...exchange] = key.split('-')
  return { position: Number(position), ...(exchange.length > 0 ? { exchange: exchange.join('-') } : {}) }
}

const withdrawExchange: OrderRequest = async (api, key, form) => {
  const path = `/exchanges/${encodeURIComponent(String(form.get('exchangeId') ?? ''))}/withdraw`
  return (await api.send('POST', orderApiPath(key, path), {}, ExchangeMessage)).message
}

/** One form for all goods: `units-0` is how many of the first line come back. */
const requestReturn: OrderRequest = async (api, key, form) => {
  const lines = [...form].flatMap(([name, value]) => {
    const goods = name.startsWith('units-') ? readKey(name.slice('units-'.length)) : null
    return goods && Number(value) > 0 ? [{ ...goods, quantity: Number(value) }] : []
  })
  const body = { lines, reason: String(form.get('reason') ?? '') }
  return (await api.send('POST', orderApiPath(key, '/returns'), body, ReturnMessage)).message
}

const withdrawReturn: OrderRequest = async (api, key, form) => {
  const path = `/returns/${encodeURIComponent(String(form.get('returnId') ?? ''))}/withdraw`
  return (await api.send('POST', orderApiPath(key, path), {}, ReturnMessage)).message
}

const requests: Record<string, OrderRequest> = {
  return: requestReturn,
  'withdraw-return': withdrawReturn,
  withdraw: withdrawExchange,
  cancel: async (api, key) => (await api.send('PATCH', orderApiPath(key, '/status'), { status: 'cancelled' }, OrderMessage)).message,
  claim: async (api, key) => (await api.send('POST', orderApiPath(key, '/claim'), {}, OrderMessage)).message,
  mail: async (api, key) => (await api.send('POST', orderApiPath(key, '/resend-mail'), {}, Message)).message,
}
