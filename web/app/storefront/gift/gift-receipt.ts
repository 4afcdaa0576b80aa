import { GiftExchangeMessage, type GiftReceipt, GiftReceiptResponse } from '../../../../contract/gifts/gift-receipts.ts'
import type { Api } from '../../api/api.ts'
import { type AuthRefusal, refusalOf } from '../../auth/auth-api.ts'

type ReceiptResult = { receipt: GiftReceipt; refusal: null } | { receipt: null; refusal: AuthRefusal }
const pathOf = (code: string, call = '') => `/api/gift-receipts/${encodeURIComponent(code.slice(0, 64))}${call}`

export async function readReceipt(api: Api, code: string): Promise<ReceiptResult> {
  try {
    return { receipt: (await api.get(pathOf(code), GiftReceiptResponse)).data.receipt, refusal: null }
  } catch (error) {
    return { receipt: null, refusal: refusalOf(error) }
  }
}

/** `position`: the line the form was about. */
export type ExchangeResult = { position: number; message: string; refusal: AuthRefusal | null }

/** The button names the line; the choice is a colour's id and a size. */
export async function exchangeGift(api: Api, code: string, form: FormData): Promise<ExchangeResult> {
  const text = (name: string) => String(form.get(name) ?? '')
  const position = Number(text('position'))
  const [color = '', size = ''] = text('choice').split('|')
  const quantity = text('quantity') ? { quantity: Number(text('quantity')) } : {}
  const body = { position, color, size, phone: text('phone'), reason: text('reason'), ...quantity }
  try {
    const { message } = await api.send('POST', pathOf(code, '/exchanges'), body, GiftExchangeMessage)
    return { position, message, refusal: null }
  } catch (error) {
    return { position, message: '', refusal: refusalOf(error) }
  }
}
