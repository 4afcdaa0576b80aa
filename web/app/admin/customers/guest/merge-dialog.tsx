import { useState } from 'react'
import type { Buyer } from '../../../../../contract/admin/buyers.ts'
import { formatPhone, parsePhone } from '../../../../../contract/phone-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { InlineError } from '../../../ui/inline-error.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { BuyerBadges } from '../../orders/add/known-buyer.tsx'
import { useBuyer } from '../../orders/add/use-buyer.ts'
import { addressLines } from '../../orders/address-draft.ts'
import { useMerge } from './use-merge.ts'

/** Asks for the other phone of a buyer, and shows whose it is before the two are merged. */
export function MergeDialog({ buyer: { phone, fullName }, onClose }: { buyer: Buyer; onClose: () => void }) {
  const { t } = useTranslation('people')
  const [typed, setTyped] = useState('')
  const { merge, isBusy, failure, clearFailure } = useMerge(phone)
  const { buyer: found, isFailed, isFetching, retry } = useBuyer(typed)
  const isSame = found?.phone === phone

  async function submit(): Promise<void> {
    if (await merge(typed)) onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('guest.merge')}
      footer={
        <Button busy={isBusy} disabled={!found || isSame} className="w-full" onClick={() => void submit()}>
          {t('guest.mergeVerb')}
        </Button>
      }
    >
      <FailureBanner failure={failure} />
      <p className="mb-3">{t('guest.mergeText', { name: fullName, phone: formatPhone(phone) })}</p>
      <TextField
        name="phone"
        label={t('guest.otherPhone')}
        need="required"
        error={errorAt(failure, 'phone')}
        type="tel"
        inputMode="tel"
        maxLength={30}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          clearFailure()
          setTyped(event.currentTarget.value)
        }}
      />
      <div aria-live="polite" className="mt-3">
        {found === null && <p className="text-soft">{t('guest.noOrdersOf', { phone: formatPhone(parsePhone(typed) ?? typed) })}</p>}
        {isSame && <p className="text-soft">{t('guest.samePerson')}</p>}
        {found && !isSame && <FoundBuyer buyer={found} />}
      </div>
      {isFailed && <InlineError text={t('guest.lookUpFailed')} isRetrying={isFetching} onRetry={retry} />}
    </Dialog>
  )
}

function FoundBuyer({ buyer }: { buyer: Buyer }) {
  const [address] = buyer.addresses
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <strong className="wrap-anywhere">{buyer.fullName}</strong>
        <BuyerBadges buyer={buyer} />
      </p>
      {address && <p className="wrap-anywhere text-sm text-soft">{addressLines(address)}</p>}
    </>
  )
}
