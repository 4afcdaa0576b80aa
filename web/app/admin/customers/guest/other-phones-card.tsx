import { useState } from 'react'
import type { Buyer } from '../../../../../contract/admin/buyers.ts'
import { formatPhone } from '../../../../../contract/phone-number.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../components/card.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useIsAdmin } from '../../orders/use-role.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { useMerge } from './use-merge.ts'

/** The other phones of the same person, to separate again, and a way to merge one more. Only admins change them. */
export function OtherPhonesCard({ buyer }: { buyer: Buyer }) {
  const { t } = useTranslation('people')
  const language = useLanguage()
  const isAdmin = useIsAdmin()
  const { separate, isBusy, failure } = useMerge(buyer.phone)
  const [isMerging, setMerging] = useState(false)
  if (!isAdmin && buyer.merged.length === 0) return null
  return (
    <Card title={t('guest.otherPhones')}>
      <FailureBanner failure={failure} />
      {buyer.merged.length === 0 && <p className="text-soft">{t('guest.noOtherPhones')}</p>}
      <ul className="grid gap-3">
        {buyer.merged.map(({ phone, mergedAt }) => (
          <li key={phone} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <strong className="whitespace-nowrap">{formatPhone(phone)}</strong>
              <span className="block text-sm text-soft">{t('guest.mergedAt', { day: formatDay(mergedAt, language) })}</span>
            </span>
            {isAdmin && (
              <button
                type="button"
                className="small-button"
                disabled={isBusy}
                aria-label={t('guest.separateOf', { phone: formatPhone(phone) })}
                onClick={() => void separate(phone)}
              >
                {t('guest.separate')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isAdmin && (
        <Button look="secondary" className="mt-3" onClick={() => setMerging(true)}>
          {t('guest.merge')}
        </Button>
      )}
      {isMerging && <MergeDialog buyer={buyer} onClose={() => setMerging(false)} />}
    </Card>
  )
}
