import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { Form, useNavigation } from 'react-router'
import type { Order } from '../../../contract/orders.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { InlineConfirm } from '../ui/inline-confirm.tsx'
import { useOrderTexts } from './order-texts.ts'

/** Whether this very button's form is on its way. */
function useIsSending(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}

/** Each press has a name of its own: where its answer is lost and it is sent again, it is the same press. Without scripts the browser asks first. */
function setIdempotencyKey({ currentTarget }: React.FormEvent<HTMLFormElement>): void {
  const press = currentTarget.elements.namedItem('press')
  if (press instanceof HTMLInputElement) press.value = newIdempotencyKey()
}

/** Puts the same pieces into the cart. `action`: the order's own page, which tells the outcome; where this is it, nothing. */
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

/** To the page that tells how an order stands. */
export function TrackOrderLink({ orderId, token }: { orderId: string; token: string | undefined }) {
  const { t } = useOrderTexts()
  return (
    <ButtonLink to={paths.order(orderId, token)} look="secondary">
      {t('follow')}
    </ButtonLink>
  )
}

/** As long as nobody has begun with it. */
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
