import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** The order can no longer be paid; links back to the shop. */
export function PaymentClosed({ text }: { text: string }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  return (
    <>
      <p className="text-soft">{text}</p>
      <ButtonLink to={paths.products()}>{t('payment.shopAgain')}</ButtonLink>
    </>
  )
}
