import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { openCartDrawer } from '../cart/cart-drawer-store.ts'
import { cartQuery } from '../cart/cart-query.ts'
import { paths } from '../paths.ts'
import { useOrderedPersonalization } from '../personalization/use-ordered-personalization.ts'
import { Alert } from '../ui/alert.tsx'
import { Link } from '../ui/link.tsx'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'
import type { BuyAgainResult, MissedLine } from './buy-again.ts'
import type { OrderActionResult } from './order-action.ts'
import { useOrderTexts } from './order-texts.ts'

/** The result of the pressed button; takes the focus, also after a full page load. */
export function OrderActionAlert({ order, actionResult }: { order: Order; actionResult: OrderActionResult | undefined }) {
  const { t } = useOrderTexts()
  const box = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  useEffect(() => {
    if (!actionResult) return
    box.current?.focus()
    if (!actionResult.again) return
    void client.invalidateQueries({ queryKey: cartQuery.queryKey })
    // If a line could not be added, this alert says so; otherwise the cart opens.
    if (actionResult.again.missed.length === 0) openCartDrawer()
  }, [actionResult, client])
  if (!actionResult) return null
  if (actionResult.again) return <BuyAgainAlert ref={box} again={actionResult.again} />
  const tooLate = tooLateText(actionResult)
  // A retry after a lost response: the order's status shows that it is cancelled.
  const isCancelledAlready = tooLate === 'cancel.tooLate' && order.status === 'cancelled'
  if (actionResult.isRefused && !isCancelledAlready)
    return (
      <Alert ref={box} tabIndex={-1} title={t('refused')}>
        <p>{tooLate ? t(tooLate) : actionResult.message}</p>
      </Alert>
    )
  return <Alert ref={box} tabIndex={-1} tone="success" role="status" title={isCancelledAlready ? t('cancel.done') : actionResult.message} />
}

/** The shop was faster: the rules call it an invalid transition, the customer reads that the order or the exchange continues. */
function tooLateText({ intent, code }: OrderActionResult) {
  if (code !== 'move_not_allowed') return null
  return intent === 'cancel' ? 'cancel.tooLate' : intent === 'withdraw' ? 'exchange.withdraw.tooLate' : null
}

function BuyAgainAlert({ again: { added, missed }, ref }: { again: BuyAgainResult; ref: React.Ref<HTMLDivElement> }) {
  const { t } = useOrderTexts()
  const tone = added === 0 ? 'error' : missed.length > 0 ? 'warning' : 'success'
  return (
    <Alert ref={ref} tabIndex={-1} tone={tone} role="status" title={added > 0 ? t('again.added', { count: added }) : t('again.nothing')}>
      {missed.length > 0 && (
        <>
          <p>{t('again.missed')}</p>
          <ul className="list-disc pl-5">
            {missed.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
              <li key={at}>
                <MissedItem {...line} />
              </li>
            ))}
          </ul>
        </>
      )}
      {added > 0 && (
        <p className="mt-1">
          <Link to={paths.cart()}>{t('again.toCart')}</Link>
        </p>
      )}
    </Alert>
  )
}

function MissedItem({ item: { product, color, size, personalization }, code, message }: MissedLine) {
  const { t } = useOrderTexts()
  const inLanguage = useOrderedPersonalization()
  const isGone = code === 'not_found' || code === 'unknown_variant' || code === 'size_required'
  const choice = [color, size, ...inLanguage(personalization).map(({ text }) => text)].filter(Boolean).join(' · ')
  return (
    <>
      <MaybeVietnamese text={choice ? `${product.name} (${choice})` : product.name} />: {isGone ? t('again.gone') : message}
    </>
  )
}
