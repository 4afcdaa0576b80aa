import { useRef, useState } from 'react'
import type { Language } from '../../../../contract/language/languages.ts'
import { validationMessage } from '../../../../contract/language/validation-messages.ts'
import { defaultOrderTexts } from '../../../../contract/orders/default-order-texts.ts'
import {
  type OrderTextVariable,
  orderTextVariables,
  unknownVariables,
  writeVariable,
} from '../../../../contract/orders/order-text-variables.rule.ts'
import { maxOrderText, type OrderTextStep, orderTextSteps } from '../../../../contract/orders/order-texts.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SelectField, TextArea } from '../../ui/forms/text-field.tsx'
import { Card } from '../components/card.tsx'
import { OrderTextPreview } from './order-text-preview.tsx'
import { useSettingsForm } from './settings-form.tsx'

const variables = Object.keys(orderTextVariables) as OrderTextVariable[]
const both = ['vi', 'en'] as const

/** The texts to customers at each step of an order, with their variables, and a preview with a real order. */
export function OrderTextsTab() {
  const { t } = useTranslation(['settings', 'orders'])
  const { draft, set, errorAt } = useSettingsForm()
  const [step, setStep] = useState<OrderTextStep>('placed')
  const texts = draft.orderTexts[step]
  const isOwn = both.some((language) => texts[language] !== defaultOrderTexts[step][language])
  const hasError = (each: OrderTextStep) => both.some((language) => errorAt(`orderTexts.${each}.${language}`))

  function change(next: Partial<Record<Language, string>>): void {
    set('orderTexts', { ...draft.orderTexts, [step]: { ...texts, ...next } })
  }

  return (
    <>
      <Card title={t('parts.orderTexts')}>
        <p className="mb-3 text-sm text-soft">{t('orderTexts.lead')}</p>
        <div className="sheet-fields">
          <SelectField
            label={t('orders:messages.step')}
            value={step}
            onChange={(event) => setStep(event.currentTarget.value as OrderTextStep)}
          >
            {orderTextSteps.map((each) => (
              <option key={each} value={each}>
                {t(`orders:messages.steps.${each}`)}
                {hasError(each) ? ` – ${t('refused')}` : ''}
              </option>
            ))}
          </SelectField>
          {both.map((language) => (
            <TextWithVariables
              key={`${step} ${language}`}
              path={`orderTexts.${step}.${language}`}
              language={language}
              value={texts[language]}
              onChange={(text) => change({ [language]: text })}
            />
          ))}
          {isOwn && (
            <button type="button" className="small-button justify-self-start" onClick={() => change(defaultOrderTexts[step])}>
              {t('orderTexts.reset')}
            </button>
          )}
        </div>
      </Card>
      <OrderTextPreview step={step} texts={texts} />
    </>
  )
}

type TextWithVariablesProps = { path: string; language: Language; value: string; onChange: (text: string) => void }

/** A text, and its variables as buttons that write them where the cursor is. */
function TextWithVariables({ path, language, value, onChange }: TextWithVariablesProps) {
  const { t } = useTranslation(['settings', 'orders'])
  const reader = useLanguage()
  const { errorAt } = useSettingsForm()
  const field = useRef<HTMLTextAreaElement>(null)
  const [unknown] = unknownVariables(value)
  const unknownError = unknown && validationMessage(`unknown_variable:${unknown.line}:${unknown.name}`, reader)

  function insert(variable: OrderTextVariable): void {
    const area = field.current
    const text = writeVariable(variable, language)
    const start = area?.selectionStart ?? value.length
    onChange(value.slice(0, start) + text + value.slice(area?.selectionEnd ?? start))
    area?.focus()
    // After React has written the new value.
    requestAnimationFrame(() => area?.setSelectionRange(start + text.length, start + text.length))
  }

  return (
    <div>
      <TextArea
        ref={field}
        name={path}
        label={t(`orders:messages.languages.${language}`)}
        lang={language}
        rows={9}
        maxLength={maxOrderText}
        value={value}
        error={unknownError ?? errorAt(path)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <details className="order-variables">
        <summary>{t('orderTexts.variables')}</summary>
        <ul>
          {variables.map((variable) => (
            <li key={variable}>
              <button type="button" className="small-button" onClick={() => insert(variable)}>
                {writeVariable(variable, language)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
