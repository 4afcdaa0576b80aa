import type {
  SecondChoiceGoods,
  SecondChoicePage,
  SecondChoiceQuery,
  SecondChoiceWriteOff,
} from '../../../../contract/admin/second-choice.ts'
import type { Language } from '../../../../contract/language/languages.ts'
import { totalPages } from '../../../../contract/paging.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { inLanguageOf } from './name-second-choice.ts'
import { findSecondChoice, listSecondChoice, type SecondChoiceRow, takeUnits } from './second-choice.sql.ts'

export async function readSecondChoice(
  db: Db,
  { query = '', page, limit }: SecondChoiceQuery,
  language: Language,
): Promise<SecondChoicePage['data']> {
  const { rows, total } = await listSecondChoice(db, { query, page, limit })
  const goods = await inLanguageOf(db, rows, language)
  return { goods: goods.map(present), total, totalPage: totalPages(total, limit), currentPage: page }
}

type WriteOff = SecondChoiceWriteOff & { goodsId: string; staffId: string }

/** Units that nobody will buy; the reason stays in the audit log. */
export async function writeOffSecondChoice(db: Db, { goodsId, staffId, quantity, reason }: WriteOff): Promise<void> {
  await transact(db, async (tx) => {
    const left = await takeUnits(tx, goodsId, quantity)
    if (!left) return refuse(tx, goodsId)
    const { name, color, size } = left
    const details = { name, color, size, units: quantity, reason }
    await audit(tx, { who: staffId, what: 'second-choice.written-off', subject: goodsId, details })
  })
}

async function refuse(tx: Db, goodsId: string): Promise<never> {
  const [there] = await findSecondChoice(tx, [goodsId])
  if (!there) throw new AppError('not_found')
  throw new AppError('not_enough_stock', { issues: [{ path: 'quantity', key: `max:${there.quantity}` }] })
}

function present({ id, productId, name, imageUrl, color, size, unitVnd, quantity }: SecondChoiceRow): SecondChoiceGoods {
  return { _id: id, product: productId || null, name, image: imageUrl, color, size, price: unitVnd, quantity }
}
