import { formatGiftCode, parseGiftCode } from '../../../../contract/gifts/gift-code.ts'
import type { GiftExchange, GiftLine, GiftReceipt, NewGiftExchange } from '../../../../contract/gifts/gift-receipts.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { exchangeableUnits, isBeforeDeadline } from '../../../../contract/orders/exchangeable.rule.ts'
import { isReturnable } from '../../../../contract/personalization.rule.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findSaleableLines, type Saleable } from '../../catalogue/catalogue.ts'
import { findLines, lockOrder, type OrderLineRow, type OrderRow } from '../orders.sql.ts'
import { findReturnStates } from '../returns/returns.sql.ts'
import { exchangeChoices } from './exchange-choices.rule.ts'
import { readExchangeDeadlines } from './exchange-deadlines.ts'
import { findExchangesOf, type StoredExchange } from './exchanges.sql.ts'
import { findOrderByGiftCode, findVariantsOf } from './gift-receipts.sql.ts'
import { exchangePrice, openExchange } from './request-exchange.ts'

type Deps = Pick<Platform, 'db' | 'clock'>

/** A gift as its recipient sees it, with the code of the printed receipt instead of an account. It contains no prices. */
export async function readGiftReceipt({ db, clock }: Deps, typedCode: string, language: Language): Promise<GiftReceipt> {
  return present(db, await requireOrder(db, typedCode), { now: clock.now(), language })
}

/** The recipient asks for another size or colour, and leaves a phone. The shop decides as for any other exchange. */
export async function exchangeGift(
  { db, clock }: Deps,
  { typedCode, input: { phone, ...input }, language }: { typedCode: string; input: NewGiftExchange; language: Language },
): Promise<GiftReceipt> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, (await requireOrder(tx, typedCode)).id)
    if (!order) throw new AppError('unknown_gift_code')
    const now = clock.now()
    await openExchange(tx, { order, input, by: 'guest', phone, now })
    return present(tx, order, { now, language })
  })
}

async function requireOrder(db: Db, typedCode: string): Promise<OrderRow> {
  const code = parseGiftCode(typedCode)
  const order = code === null ? undefined : await findOrderByGiftCode(db, code)
  if (!order) throw new AppError('unknown_gift_code')
  return order
}

async function present(db: Db, order: OrderRow, { now, language }: { now: Date; language: Language }): Promise<GiftReceipt> {
  const isWaiting = order.status !== 'delivered' && order.status !== 'cancelled'
  const { order: until } = await readExchangeDeadlines(db, order)
  const isOpen = isBeforeDeadline(until, now)
  const exchanges = await findExchangesOf(db, order.id)
  const returns = isOpen ? await findReturnStates(db, order.id) : []
  return {
    code: formatGiftCode(order.giftCode ?? ''),
    state: isWaiting ? 'waiting' : isOpen ? 'open' : 'closed',
    until,
    lines: isOpen ? await presentLines(db, await findLines(db, order.id), { exchanges, returns, language }) : [],
    exchanges: exchanges.map(presentGiftExchange),
  }
}

type ReturnStates = Awaited<ReturnType<typeof findReturnStates>>

async function presentLines(
  db: Db,
  lines: OrderLineRow[],
  { exchanges, returns, language }: { exchanges: StoredExchange[]; returns: ReturnStates; language: Language },
): Promise<GiftLine[]> {
  const open = lines.filter((line) => line.size !== null && isReturnable(line))
  const siblings = await findVariantsOf(db, [...new Set(open.map(({ productId }) => productId))])
  const saleable = (await findSaleableLines(db, siblings, language)).filter((each) => each !== null)
  const ofProduct = Map.groupBy(saleable, ({ productId }) => productId)
  return lines.map((line): GiftLine => {
    const { position, name, imageUrl, color, size, quantity } = line
    const units =
      size === null
        ? 0
        : exchangeableUnits(
            line,
            exchanges.map(({ exchange }) => ({ ...exchange, fromExchange: exchange.fromExchangeId })),
            returns,
          )
    const described = { position, name, image: imageUrl, color, size, quantity, units, isReturnable: isReturnable(line) }
    return { ...described, choices: units > 0 && described.isReturnable ? choicesOf(line, ofProduct.get(line.productId) ?? []) : [] }
  })
}

function choicesOf(line: OrderLineRow, variants: Saleable[]) {
  const own = variants.find(({ variant }) => variant?.id === line.variantId) ?? null
  return exchangeChoices({ price: exchangePrice(line, own), variants, boughtVariantId: line.variantId })
}

function presentGiftExchange({ exchange, line }: StoredExchange): GiftExchange {
  const { id, fromSize, toColor, toSize, quantity, status, returnState, replacementState, reply } = exchange
  return {
    ...{ _id: id, name: line.name, color: line.color, fromSize, toColor: toColor ?? line.color, toSize, quantity },
    ...{ status, returnState, replacementState },
    ...(reply ? { answer: reply } : {}),
  }
}
