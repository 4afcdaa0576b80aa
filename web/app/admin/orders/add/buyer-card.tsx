import { useId } from 'react'
import type { Buyer } from '../../../../../contract/admin/buyers.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { Card } from '../../components/card.tsx'
import { errorAt } from '../../components/failure-banner.tsx'
import type { AdminFailure } from '../../use-admin-request.ts'
import type { AddressDraft } from '../address-draft.ts'
import { KnownBuyer } from './known-buyer.tsx'
import { useBuyer } from './use-buyer.ts'

type BuyerCardProps = {
  address: AddressDraft
  onChange: (address: AddressDraft) => void
  /** One tap: an address, with the buyer's e-mail and language. */
  onFill: (buyer: Buyer, address: Buyer['addresses'][number]) => void
  isDoubtful: boolean
  failure: AdminFailure | null
}

/** The phone, and what the shop knows of its buyer. */
export function BuyerCard({ address, onChange, onFill, isDoubtful, failure }: BuyerCardProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const { buyer, isFailed, isFetching, retry } = useBuyer(address.phone)
  return (
    <Card>
      <TextField
        id={id}
        name="address.phone"
        label={t('address.phone')}
        hint={isDoubtful ? t('address.doubtful') : t('addPage.phoneHint')}
        error={errorAt(failure, 'address.phone')}
        need="required"
        type="tel"
        inputMode="tel"
        maxLength={30}
        autoComplete="off"
        value={address.phone}
        onChange={(event) => onChange({ ...address, phone: event.currentTarget.value })}
      />
      <div aria-live="polite">
        {buyer === null && <p className="mt-3 text-soft">{t('addPage.newBuyer')}</p>}
        {buyer && <KnownBuyer buyer={buyer} filled={address} onFill={(each) => onFill(buyer, each)} />}
      </div>
      {isFailed && <InlineError text={t('addPage.buyerFailed')} isRetrying={isFetching} onRetry={retry} />}
    </Card>
  )
}
