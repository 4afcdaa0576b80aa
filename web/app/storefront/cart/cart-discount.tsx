import Tag from 'lucide-react/icons/tag'
import { useState } from 'react'
import type { Cart } from '../../../../contract/cart.ts'
import { useCartStatuses } from '../../cart/cart-statuses.ts'
import { useCartActions } from '../../cart/use-cart-actions.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFocusOnSwap } from '../../ui/hooks/use-focus-on-swap.ts'
import { announce } from '../../ui/live-region.tsx'

type CartDiscountProps = { discount: Cart['discount']; failure?: string | undefined }

/** The discount field is collapsed until it is needed; an applied code can be removed. */
export function CartDiscount({ discount, failure }: CartDiscountProps) {
  const focusTarget = useFocusOnSwap<HTMLDivElement>(discount?.code)
  return <div {...focusTarget}>{discount ? <AppliedCode discount={discount} /> : <CodeForm failure={failure} />}</div>
}

function CodeForm({ failure }: { failure: string | undefined }) {
  const { t } = useTranslation('checkout')
  const { discount: putOn } = useCartActions()
  const { status, message } = useCartStatuses().discount
  const [missing, setMissing] = useState(false)
  async function apply(event: React.FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    setMissing(code === '')
    if (code !== '' && (await putOn(code))) announce(t('discount.applied', { code }))
  }
  const error = missing ? t('discount.required') : status === 'failure' ? message : failure
  return (
    <details className="cart-discount" open={failure !== undefined || undefined}>
      <summary>
        <Tag aria-hidden size={16} /> {t('discount.open')}
      </summary>
      <form
        method="post"
        action={paths.cart()}
        className="flex items-start gap-2 pt-2 pb-3"
        onSubmit={(event) => void apply(event)}
        noValidate
      >
        <TextField
          label={t('discount.label')}
          name="code"
          error={error}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          className="grow"
        />
        <Button type="submit" look="secondary" className="mt-8 flex-none px-5" name="intent" value="discount" busy={status === 'loading'}>
          {t('discount.apply')}
        </Button>
      </form>
    </details>
  )
}

function AppliedCode({ discount }: { discount: NonNullable<Cart['discount']> }) {
  const { t } = useTranslation('checkout')
  const { discount: putOn } = useCartActions()
  const { status, message } = useCartStatuses().discount
  // Another code that could not be applied says so itself.
  const [isDropped, setDropped] = useState(false)
  const { code, problem } = discount
  function drop(event: React.FormEvent): void {
    event.preventDefault()
    setDropped(true)
    void putOn(null)
  }
  return (
    <form method="post" action={paths.cart()} className="cart-discount flex items-center gap-2" onSubmit={drop}>
      <Tag aria-hidden size={16} className="flex-none text-sage" />
      <div className="grow">
        <strong>{code}</strong>
        {discount.freeShipping && <span className="text-sm text-soft"> · {t('discount.freeShipping')}</span>}
        {problem && <p className="field-error">{problem}</p>}
        <div role="alert">
          <FieldError id="drop-discount" error={isDropped && status === 'failure' ? message : undefined} />
        </div>
      </div>
      <Button
        type="submit"
        look="text"
        name="intent"
        value="drop-discount"
        aria-label={t('discount.drop', { code })}
        busy={status === 'loading'}
      >
        {t('discount.dropShort')}
      </Button>
    </form>
  )
}
