import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { Message } from '../../../../../contract/accounts.ts'
import { languages } from '../../../../../contract/language/languages.ts'
import type { OrderMessages, OrderTextStep } from '../../../../../contract/orders/order-texts.ts'
import { unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField, TextArea } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'
import { SendButtons } from './send-buttons.tsx'

type OrderMessagesFormProps = { orderId: string; data: OrderMessages; isMailOn: boolean }

/** The ready texts of an order: the one that fits now is chosen and filled in, and may be changed before it is sent. */
export function OrderMessagesForm({ orderId, data, isMailOn }: OrderMessagesFormProps) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure, clearFailure } = useAdminRequest()
  const [chosen, setChosen] = useState<OrderTextStep | null>(null)
  const [language, setLanguage] = useState(data.language)
  const [written, setWritten] = useState<string | null>(null)
  const step = chosen ?? data.suggested
  const message = data.messages.find((each) => each.step === step)
  if (!message) return null
  const text = written ?? message.texts[language]

  function change(next: { step?: OrderTextStep; language?: typeof language }): void {
    if (next.step) setChosen(next.step)
    if (next.language) setLanguage(next.language)
    setWritten(null)
    clearFailure()
  }

  async function sendMail(): Promise<void> {
    const response = await call('POST', `/api/orders/${orderId}/texts/mail`, { step, language, text }, Message)
    if (response) toast({ text: response.message })
  }

  return (
    <div className="sheet-fields">
      <FailureBanner failure={failure} />
      <div className="order-message-choice">
        <SelectField
          label={t('messages.step')}
          value={step}
          onChange={(event) => change({ step: event.currentTarget.value as OrderTextStep })}
        >
          {data.messages.map((each) => (
            <option key={each.step} value={each.step}>
              {t(`messages.steps.${each.step}`)}
              {each.step === data.suggested ? ` – ${t('messages.now')}` : ''}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('messages.language')}
          value={language}
          onChange={(event) => change({ language: event.currentTarget.value as typeof language })}
        >
          {languages.map((each) => (
            <option key={each} value={each}>
              {t(`messages.languages.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        name="text"
        label={t('messages.to', { name: message.name, phone: unbrokenPhone(message.phone) })}
        lang={language}
        rows={6}
        maxLength={4_000}
        value={text}
        error={errorAt(failure, 'text')}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <div className="order-contact mt-0">
        <SendButtons phone={message.phone} text={text} />
        {message.email && isMailOn && (
          <button type="button" className="small-button" disabled={isBusy || text.trim() === ''} onClick={() => void sendMail()}>
            <Mail aria-hidden size={18} />
            {t('messages.mail')}
          </button>
        )}
      </div>
      {message.email && isMailOn && (
        // The mark is no character of the address: it lets a long one wrap before its @.
        <p className="text-sm text-soft wrap-anywhere">{t('messages.mailHint', { email: message.email.replace('@', '\u200b@') })}</p>
      )}
    </div>
  )
}
