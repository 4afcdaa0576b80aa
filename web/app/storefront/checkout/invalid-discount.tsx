import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useCartStatuses } from '../../cart/cart-statuses.ts'
import { useCartActions } from '../../cart/use-cart-actions.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'

type InvalidDiscountProps = { id: string; code: string; problem: string; onDropped: () => void }

/** The error of an invalid discount code, with a button to continue without it. */
export function InvalidDiscount({ id, code, problem, onDropped }: InvalidDiscountProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { discount: applyDiscount } = useCartActions()
  const { status, message } = useCartStatuses().discount
  async function drop(event: React.MouseEvent): Promise<void> {
    event.preventDefault()
    if (await applyDiscount(null)) onDropped()
  }
  return (
    <section id={id} tabIndex={-1} aria-label={t('discount.label')} className="mt-4">
      <p>
        {t('discount.label')} <strong className="wrap-anywhere">{code}</strong>
      </p>
      <FieldError id={`${id}-error`} error={status === 'failure' ? message : problem} />
      <Button
        type="submit"
        name="intent"
        value="drop-discount"
        formAction={paths.cart()}
        formNoValidate
        look="secondary"
        className="mt-2"
        busy={status === 'loading'}
        onClick={(event) => void drop(event)}
      >
        {t('discount.drop', { code })}
      </Button>
    </section>
  )
}
