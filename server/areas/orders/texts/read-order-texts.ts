import type { Bilingual } from '../../../../contract/language/languages.ts'
import { defaultOrderTexts } from '../../../../contract/orders/default-order-texts.ts'
import { fillOrderText, type OrderTextValues } from '../../../../contract/orders/order-text-variables.rule.ts'
import { type OrderMessage, type OrderMessages, type OrderTextStep, orderTextSteps } from '../../../../contract/orders/order-texts.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSettings } from '../../content/content.ts'
import { findOpenExchanges, type StoredExchange } from '../exchanges/exchanges.sql.ts'
import { isPickedUp } from '../is-picked-up.rule.ts'
import type { OrderViewer, StoredOrder } from '../orders.sql.ts'
import { getOrder } from '../read-orders.ts'
import {
  buyerNameOf,
  buyerPhoneOf,
  exchangeTextValues,
  giftRecipientPhone,
  orderTextValues,
  type TextSender,
} from './order-text-values.rule.ts'
import { suggestText } from './suggest-text.rule.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'config'>
type ValuesInBoth = Record<keyof Bilingual, OrderTextValues>

/** The texts of the shop for every step of an order, filled in, and whom they go to. */
export async function readOrderMessages({ db, clock, config }: Deps, orderId: string, viewer: OrderViewer): Promise<OrderMessages> {
  const order = await getOrder(db, orderId, viewer)
  const exchanges = (await findOpenExchanges(db, [order.id])).get(order.id) ?? []
  const { sender, templates } = await readTexts(db, config)
  const values = { vi: orderTextValues(order, sender, 'vi'), en: orderTextValues(order, sender, 'en') }
  const exchangeValues = exchangeTextValues(exchanges, order, sender)
  const ofExchange = { vi: { ...values.vi, ...exchangeValues }, en: { ...values.en, ...exchangeValues } }
  return {
    suggested: suggestText(order, exchanges, vietnamDay(clock.now())),
    language: order.language,
    messages: orderTextSteps
      .filter((step) => step !== (isPickedUp(order) ? 'sent' : 'ready'))
      .map((step) => ({
        step,
        ...recipientOf(order, step === 'exchange' ? exchanges : []),
        texts: fillBoth(templates[step], step === 'exchange' ? ofExchange : values),
      })),
    values,
    exchangeValues: { vi: exchangeValues, en: exchangeValues },
  } as OrderMessages
}

/** The text that goes with a placed order, in both languages. */
export async function placedTexts(db: Db, config: Pick<Platform['config'], 'publicUrl'>, order: StoredOrder): Promise<Bilingual> {
  const { sender, templates } = await readTexts(db, config)
  return fillBoth(templates.placed, { vi: orderTextValues(order, sender, 'vi'), en: orderTextValues(order, sender, 'en') })
}

async function readTexts(db: Db, { publicUrl }: Pick<Platform['config'], 'publicUrl'>) {
  const { brand, owner, orderTexts = {} } = await readSettings(db)
  const sender: TextSender = { brand, owner, publicUrl }
  return { sender, templates: { ...defaultOrderTexts, ...orderTexts } as Record<OrderTextStep, Bilingual> }
}

function fillBoth(template: Bilingual, values: ValuesInBoth): Bilingual {
  return { vi: fillOrderText(template.vi, values.vi), en: fillOrderText(template.en, values.en) }
}

/** The buyer; of an exchange that the recipient of a gift asked for, that recipient, who has no e-mail here. */
function recipientOf(order: StoredOrder, exchanges: StoredExchange[]): Pick<OrderMessage, 'name' | 'phone' | 'email'> {
  const phone = giftRecipientPhone(exchanges)
  if (phone) return { name: order.shippingAddress.fullName, phone, email: null }
  return { name: buyerNameOf(order), phone: buyerPhoneOf(order), email: order.email }
}
