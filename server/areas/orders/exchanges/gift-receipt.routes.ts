import { Failure } from '../../../../contract/errors.ts'
import { GiftCodeParam, GiftExchangeMessage, GiftReceiptResponse, NewGiftExchange } from '../../../../contract/gifts/gift-receipts.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { consume, type RateLimit, refund } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { exchangeGift, readGiftReceipt } from './gift-receipt.ts'

const tags = ['exchanges']
/** Unknown codes only: thousands of phones share one IPv4 address of their carrier, so readers of a receipt are not counted. */
const wrongCodesPerIp: RateLimit = { name: 'gift-code', max: 20, seconds: 60 }
const refusals = { 400: Failure, 404: Failure, 409: Failure, 429: Failure }
const requested = {
  vi: 'Tiệm đã nhận yêu cầu đổi và sẽ gọi cho bạn.',
  en: 'We have your request and will call you.',
} as const

/** The receipt of a gift, for its recipient: no account, no prices. */
export function giftReceiptRoutes(app: App, platform: Platform): void {
  /** Counts the attempt until the code turns out to exist, so that concurrent guesses are limited too. */
  async function countingWrongCodes<T>(ip: string, work: () => Promise<T>): Promise<T> {
    await consume(platform, wrongCodesPerIp, ip)
    let isKnown = true
    try {
      return await work()
    } catch (error) {
      isKnown = !(error instanceof AppError && error.code === 'unknown_gift_code')
      throw error
    } finally {
      if (isKnown) await refund(platform.db, wrongCodesPerIp, ip)
    }
  }

  app.get(
    '/api/gift-receipts/:code',
    { schema: { tags, params: GiftCodeParam, response: { 200: GiftReceiptResponse, ...refusals } } },
    async ({ params, ip, raw }) => {
      const language = languageOf(raw, true)
      return { data: { receipt: await countingWrongCodes(ip, () => readGiftReceipt(platform, params.code, language)) } }
    },
  )

  app.post(
    '/api/gift-receipts/:code/exchanges',
    { schema: { tags, params: GiftCodeParam, body: NewGiftExchange, response: { 201: GiftExchangeMessage, ...refusals } } },
    async ({ params, body, ip, raw }, reply) => {
      const language = languageOf(raw, true)
      const wanted = { typedCode: params.code, input: body, language }
      const receipt = await countingWrongCodes(ip, () => exchangeGift(platform, wanted))
      return reply.code(201).send({ data: { receipt }, message: requested[language] })
    },
  )
}
