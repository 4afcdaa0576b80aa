import { type AdminDiscount, DiscountDeleted, DiscountMessage } from '../../../../contract/admin/discounts.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { confirm } from '../components/confirm-store.ts'
import type { BulkResult } from '../components/table/send-in-chunks.ts'
import { useBulkRequest } from '../components/table/use-bulk-request.ts'
import { discountUrl } from './discount-url.ts'

const maxNamed = 10

/** Turns several codes on or off, which can be undone, or deletes them. The API takes one code at a time. */
export function useManyDiscounts(onDone: (outcome: BulkResult) => void) {
  const { t } = useTranslation('discounts')
  const many = useBulkRequest(1)
  const codesOf = (discounts: readonly AdminDiscount[]) => discounts.map(({ code }) => code)

  async function turn(codes: readonly string[], active: boolean): Promise<void> {
    const undo = { label: t('undo'), run: () => void turn(codes, !active) }
    const done = { text: t(active ? 'turnedOn' : 'turnedOff', { count: codes.length }), about: 'discounts', action: undo }
    const outcome = await many.run(codes, ([code = '']) => send('PATCH', code, { code: { active } }), done)
    if (outcome) onDone(outcome)
  }

  async function remove(discounts: readonly AdminDiscount[]): Promise<void> {
    const count = discounts.length
    const codes = codesOf(discounts)
    const names = [...codes.slice(0, maxNamed), ...(count > maxNamed ? ['…'] : [])].join(', ')
    const question = { title: t('removeManyTitle', { count }), text: `${names}. ${t('removeManyText')}`, verb: t('removeMany', { count }) }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    const outcome = await many.run(codes, ([code = '']) => send('DELETE', code), t('removedMany', { count }))
    if (outcome) onDone(outcome)
  }

  return {
    many,
    remove,
    /** Only those that are not so already: the undo leaves the others. */
    turn: (discounts: readonly AdminDiscount[], active: boolean) =>
      turn(codesOf(discounts.filter((discount) => discount.active !== active)), active),
  }
}

async function send(method: 'PATCH' | 'DELETE', code: string, body?: object): Promise<[]> {
  await browserApi().send(method, discountUrl(code), body, method === 'PATCH' ? DiscountMessage : DiscountDeleted)
  return []
}
