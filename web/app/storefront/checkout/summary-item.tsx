import { formatAmount } from '../../../../contract/money.ts'
import type { LinePersonalization } from '../../../../contract/personalization.ts'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PersonalizationLines } from '../../personalization/personalization-lines.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'

type SummaryItemProps = {
  picture: React.ReactNode
  name: string
  nameLanguage?: 'vi' | 'en' | undefined
  /** Colour and size. */
  choice: (string | null | undefined)[]
  personalization?: readonly LinePersonalization[] | undefined
  unitPrice: number
  quantity: number
  total: number
  note?: string | undefined
}

/** One item of a summary. At large text sizes its price goes below its name. */
export function SummaryItem({ picture, name, nameLanguage, choice, personalization, unitPrice, quantity, total, note }: SummaryItemProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  return (
    <li className="summary-item">
      <span className="summary-picture">{picture}</span>
      <span className="summary-text">
        <span className="min-w-[min(7rem,100%)] flex-1">
          <span className="block font-semibold" lang={nameLanguage}>
            {name}
          </span>
          <span className="block text-sm text-soft">
            <MaybeVietnamese text={choice.filter(Boolean).join(' · ')} />
          </span>
          <PersonalizationLines lines={personalization} />
          <span className="block text-sm text-soft">{t('success.unit', { count: quantity, price: formatAmount(unitPrice) })}</span>
          {note && <span className="block text-sm text-soft">{note}</span>}
        </span>
        <span className="ml-auto font-semibold">{formatAmount(total)}</span>
      </span>
    </li>
  )
}
