import { OrderSource } from '../../../../../contract/admin/checkout.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx'
import { errorAt } from '../../components/failure-banner.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import type { AdminFailure } from '../../use-admin-request.ts'
import { maxCarrierNote } from '../address-draft-fields.tsx'
import type { OrderDraft } from './order-draft.ts'

type ContactFieldsProps = {
  draft: Pick<OrderDraft, 'email' | 'source' | 'language' | 'address'>
  set: <Name extends 'email' | 'source' | 'language' | 'address'>(name: Name, value: OrderDraft[Name]) => void
  isPickup: boolean
  failure: AdminFailure | null
}

/** The note for the carrier, the customer's e-mail and language, and where the order came from. */
export function ContactFields({ draft, set, isPickup, failure }: ContactFieldsProps) {
  const { t } = useTranslation('orders')
  const { address } = draft
  const note = isPickup ? '' : address.note.trim()
  const summary = [note, draft.email.trim(), t(`source.${draft.source}`), t(`addPage.languages.${draft.language}`)].filter(Boolean)
  return (
    <FoldingCard title={t(isPickup ? 'addPage.contact' : 'addPage.contactAndNote')} summary={summary.join(' · ')}>
      <div className="order-fields">
        {!isPickup && (
          <TextField
            name="address.note"
            label={t('address.note')}
            need="optional"
            error={errorAt(failure, 'address.note')}
            value={address.note}
            maxLength={maxCarrierNote}
            autoComplete="off"
            onChange={(event) => set('address', { ...address, note: event.currentTarget.value })}
          />
        )}
        <TextField
          name="email"
          type="email"
          label={t('addPage.email')}
          hint={t('addPage.emailHint')}
          need="optional"
          error={errorAt(failure, 'email')}
          value={draft.email}
          maxLength={254}
          autoComplete="off"
          onChange={(event) => set('email', event.currentTarget.value)}
        />
        <SelectField
          name="source"
          label={t('addPage.source')}
          value={draft.source}
          onChange={(event) => set('source', event.currentTarget.value as OrderSource)}
        >
          {OrderSource.options.map((source) => (
            <option key={source} value={source}>
              {t(`source.${source}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="language"
          label={t('addPage.language')}
          value={draft.language}
          onChange={(event) => set('language', event.currentTarget.value as 'vi' | 'en')}
        >
          {(['vi', 'en'] as const).map((language) => (
            <option key={language} value={language} lang={language}>
              {t(`addPage.languages.${language}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </FoldingCard>
  )
}
