import { Form, useNavigation } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { useOrderTexts } from './order-texts.ts'

/** For a signed-in user who has the link of an order without an e-mail. The order page shows the outcome. */
export function ClaimOrder({ order, token }: { order: Order; token: string }) {
  const { t } = useOrderTexts()
  const isBusy = useNavigation().formData?.get('intent') === 'claim'
  return (
    <Form method="post" action={paths.order(order._id, token)} className="no-print mt-6">
      <p className="mb-2">{t('claim.text')}</p>
      <Button type="submit" name="intent" value="claim" look="secondary" busy={isBusy}>
        {t('claim.button')}
      </Button>
    </Form>
  )
}

/** The order belongs to no account, and has no e-mail that could assign it to one automatically. */
export function isClaimable({ userId, email }: Pick<Order, 'userId' | 'email'>): boolean {
  return userId === null && email === null
}
