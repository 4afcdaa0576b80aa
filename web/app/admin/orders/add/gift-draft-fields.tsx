import { formatAmount } from '../../../../../contract/money.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import { errorAt } from '../../components/failure-banner.tsx'
import type { AdminFailure } from '../../use-admin-request.ts'
import type { GiftDraft } from './gift-draft.ts'

type GiftDraftFieldsProps = {
  value: GiftDraft
  onChange: (value: GiftDraft) => void
  failure: AdminFailure | null
  /** Null where the shop does not wrap gifts. */
  wrapPrice: number | null
  /** The first day that can be promised, where it is known. */
  earliest: string | null
}

export function GiftDraftFields({ value, onChange, failure, wrapPrice, earliest }: GiftDraftFieldsProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const set = (part: Partial<GiftDraft>) => onChange({ ...value, ...part })
  return (
    <>
      <Checkbox label={t('addPage.gift')} checked={value.isGift} onChange={(event) => set({ isGift: event.currentTarget.checked })} />
      {value.isGift && (
        <>
          <TextArea
            name="giftMessage"
            label={t('addPage.giftMessage')}
            hint={t('addPage.giftMessageHint')}
            need="optional"
            error={errorAt(failure, 'gift.message')}
            value={value.message}
            maxLength={300}
            rows={2}
            onChange={(event) => set({ message: event.currentTarget.value })}
          />
          {wrapPrice !== null && (
            <Checkbox
              label={t('addPage.giftWrap', { price: formatAmount(wrapPrice) })}
              checked={value.wrap}
              error={errorAt(failure, 'gift.wrap')}
              onChange={(event) => set({ wrap: event.currentTarget.checked })}
            />
          )}
          <TextField
            name="giftDeliverOn"
            type="date"
            label={t('addPage.giftDeliverOn')}
            need="optional"
            hint={earliest ? t('addPage.giftEarliest', { day: formatDay(earliest, language) }) : undefined}
            error={errorAt(failure, 'gift.deliverOn')}
            value={value.deliverOn}
            min={earliest ?? undefined}
            onChange={(event) => set({ deliverOn: event.currentTarget.value })}
          />
          <Checkbox
            label={t('addPage.hasGiver')}
            checked={value.hasGiver}
            onChange={(event) => set({ hasGiver: event.currentTarget.checked })}
          />
          {value.hasGiver && <GiverFields {...{ value, set, failure }} />}
        </>
      )}
    </>
  )
}

type GiverFieldsProps = Pick<GiftDraftFieldsProps, 'value' | 'failure'> & { set: (part: Partial<GiftDraft>) => void }

function GiverFields({ value, set, failure }: GiverFieldsProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <TextField
        name="giverName"
        label={t('addPage.giverName')}
        error={errorAt(failure, 'gift.giver.fullName')}
        value={value.giverName}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => set({ giverName: event.currentTarget.value })}
      />
      <TextField
        name="giverPhone"
        type="tel"
        label={t('addPage.giverPhone')}
        error={errorAt(failure, 'gift.giver.phone')}
        value={value.giverPhone}
        maxLength={30}
        autoComplete="off"
        onChange={(event) => set({ giverPhone: event.currentTarget.value })}
      />
    </>
  )
}
