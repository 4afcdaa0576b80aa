import Printer from 'lucide-react/icons/printer'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { Form, useNavigation } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { InlineConfirm } from '../ui/inline-confirm.tsx'
import { useOrderTexts } from './order-texts.ts'

/** Whether the form of this button is pending. */
function useIsSending(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}

/**
 * Gives each press its own idempotency key, so that a retry after a lost response counts as the same press. Without scripts the browser
 * confirms a repeated post.
 */
function setIdempotencyKey({ currentTarget }: React.FormEvent<HTMLFormElement>): void {
  const press = currentTarget.elements.namedItem('press')
  if (press instanceof HTMLInputElement) press.value = newIdempotencyKey()
}

/** Adds the same items to the cart. `action` is the order's page, which shows the outcome; omit it on that page. */
export function BuyAgain({ action, look = 'secondary' }: { action?: string; look?: 'primary' | 'secondary' }) {
  const { t } = useOrderTexts()
  const isBusy = useIsSending('again')
  return (
    <Form method="post" action={action} onSubmit={setIdempotencyKey}>
      <input type="hidden" name="press" />
      <Button type="submit" name="intent" value="again" look={look} busy={isBusy}>
        <RotateCcw aria-hidden size={18} /> {t('again.button')}
      </Button>
    </Form>
  )
}

/** Links to the page of the order's progress. */
export function TrackOrderLink({ orderId, token }: { orderId: string; token: string | undefined }) {
  const { t } = useOrderTexts()
  return (
    <ButtonLink to={paths.order(orderId, token)} look="secondary">
      {t('follow')}
    </ButtonLink>
  )
}

/** Links to the page that prints as a receipt. */
export function ReceiptLink({ orderId, token }: { orderId: string; token: string | undefined }) {
  const { t } = useOrderTexts()
  return (
    <ButtonLink to={paths.success(orderId, token)} look="text">
      <Printer aria-hidden size={18} /> {t('receipt')}
    </ButtonLink>
  )
}

/** Shown until the shop starts on the order. */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useOrderTexts()
  const isBusy = useIsSending('cancel')
  if (order.status !== 'pending') return null
  return (
    <InlineConfirm
      button={t('cancel.button')}
      question={t('cancel.question', { order: order.orderNumber })}
      text={t('cancel.text')}
      cancelLabel={t('cancel.keep')}
    >
      <Form method="post">
        <Button type="submit" name="intent" value="cancel" busy={isBusy}>
          {t('cancel.confirm')}
        </Button>
      </Form>
    </InlineConfirm>
  )
}
