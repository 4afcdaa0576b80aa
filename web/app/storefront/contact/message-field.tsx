import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextArea } from '../../ui/forms/text-field.tsx'
import type { FieldProps } from '../../ui/hooks/use-checked-form.ts'
import { contentTexts } from '../content-texts.ts'

const maxLength = 2_000

/** The message with a character count. A text that is too long gets an error and is never cut off. */
export function MessageField(wired: FieldProps) {
  const { t } = useTranslation('content', contentTexts)
  const [count, setCount] = useState(wired.defaultValue?.length ?? 0)
  return (
    <TextArea
      {...wired}
      aria-required
      rows={7}
      hint={t('contact.counter', { count, most: maxLength })}
      onInput={(event) => setCount(event.currentTarget.value.length)}
    />
  )
}
