import { useState } from 'react'
import { validationMessage } from '../../../contract/language/validation-messages.ts'
import { findValueIssue } from '../../../contract/personalization.rule.ts'
import type { PersonalizationField } from '../../../contract/personalization.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { personalizationName } from '../storefront/product/personalization-name.ts'
import { PersonalizeChoice } from '../storefront/product/personalize-choice.tsx'
import { PersonalizeText } from '../storefront/product/personalize-text.tsx'
import { productTexts } from '../storefront/size-chart/product-texts.ts'

/** What the new item is made with, where its product cannot be had without. */
export function ExchangeFields({ fields }: { fields: readonly PersonalizationField[] }) {
  const { t } = useTranslation('shop', productTexts)
  const language = useLanguage()
  const [values, setValues] = useState<Record<string, string>>({})
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{t('personal.title')}</legend>
      {fields.map((field) => {
        const Control = field.kind === 'choice' ? PersonalizeChoice : PersonalizeText
        const value = values[field._id] ?? ''
        const issue = value === '' ? null : findValueIssue(field, value)
        return (
          <Control
            key={field._id}
            name={personalizationName(field._id)}
            field={field}
            value={value}
            onChange={(now) => setValues({ ...values, [field._id]: now })}
            error={issue === null ? undefined : validationMessage(issue, language)}
          />
        )
      })}
      <p className="text-sm text-soft">{t('personal.notReturnable')}</p>
    </fieldset>
  )
}
