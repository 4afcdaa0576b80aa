import { Form, useNavigation } from 'react-router'
import type { GiftLine } from '../../../../contract/gifts/gift-receipts.ts'
import type { AuthRefusal } from '../../auth/auth-api.ts'
import { useTextLanguage } from '../../i18n/use-text-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/forms/text-field.tsx'
import { giftTexts } from './gift-texts.ts'

/** One piece of the gift, and the form that asks for another size or colour of it. `refusal`: of its last request. */
export function ReceiptLine({ line, refusal }: { line: GiftLine; refusal: AuthRefusal | null }) {
  const { t } = useTranslation('giftReceipt', giftTexts)
  const languageOf = useTextLanguage()
  const { name, image, color, size, quantity, units, isReturnable, choices } = line
  const canExchange = units > 0 && isReturnable && choices.length > 0
  return (
    <li className="card order-card">
      <div className="gift-line">
        {image && <img src={image} alt="" width={80} height={100} loading="lazy" />}
        <div className="min-w-0">
          <h2 className="font-sans text-lg font-bold wrap-anywhere" lang={languageOf(name)}>
            {name}
          </h2>
          <p className="text-soft">{[color, size, quantity > 1 && `× ${quantity}`].filter(Boolean).join(' · ')}</p>
          {!isReturnable && <p className="mt-1 text-sm">{t('personalized')}</p>}
          {isReturnable && units > 0 && choices.length === 0 && <p className="mt-1 text-sm">{t(size ? 'noChoice' : 'oneSize')}</p>}
          {isReturnable && units === 0 && <p className="mt-1 text-sm">{t(size ? 'asked' : 'oneSize')}</p>}
        </div>
      </div>
      {canExchange && (
        <details className="exchange" open={refusal !== null || undefined}>
          <summary>{t('change', { name })}</summary>
          <ExchangeForm line={line} refusal={refusal} />
        </details>
      )}
    </li>
  )
}

function ExchangeForm({ line: { position, units, choices }, refusal }: { line: GiftLine; refusal: AuthRefusal | null }) {
  const { t } = useTranslation('giftReceipt', giftTexts)
  const isBusy = useNavigation().formData?.get('position') === String(position)
  const id = `gift-${position}`
  return (
    <Form method="post" noValidate className="grid gap-4 pt-3">
      <input type="hidden" name="position" value={position} />
      <SelectField id={`${id}-choice`} label={t('choice')} name="choice" required>
        {choices.map(({ color, size }) => (
          <option key={`${color.id}|${size}`} value={`${color.id}|${size}`}>
            {size} · {color.label}
          </option>
        ))}
      </SelectField>
      {units > 1 && (
        <SelectField id={`${id}-quantity`} label={t('quantity')} name="quantity" defaultValue={units}>
          {[...Array(units).keys()].map((fewer) => (
            <option key={fewer}>{fewer + 1}</option>
          ))}
        </SelectField>
      )}
      <TextField
        id={`${id}-phone`}
        label={t('phone')}
        hint={t('phoneHint')}
        error={refusal?.fields.phone?.join(' ')}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        required
      />
      <TextArea id={`${id}-reason`} label={t('reason')} need="optional" name="reason" rows={2} maxLength={500} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {t('send')}
      </Button>
    </Form>
  )
}
