import type { Bilingual } from '../../../../contract/language/languages.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/forms/field.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { StatusBadge } from './status-badge.tsx'

type BilingualFieldProps = {
  name: string
  label: string
  value: Bilingual
  onChange: (value: Bilingual) => void
  hint?: string
  /** The API's message about one of the two languages, by path: `name.vi`. */
  errorAt?: (path: string) => string | undefined
  isLong?: boolean
  maxLength?: number
}

/** One text in both languages: side by side, on a phone one at a time. A missing translation is marked. */
export function BilingualField({ name, label, value, onChange, hint, errorAt, isLong = false, maxLength }: BilingualFieldProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="bilingual-field">
      <LanguageTabs label={label} value={value} hasError={(language) => errorAt?.(`${name}.${language}`) !== undefined} />
      {(['vi', 'en'] as const).map((language) => (
        <Field
          key={language}
          className={`in-${language}`}
          label={`${label} · ${t(`languages.${language}`)}`}
          hint={language === 'vi' ? hint : undefined}
          error={errorAt?.(`${name}.${language}`)}
        >
          {(wiring) => {
            const control = {
              ...wiring,
              name: `${name}.${language}`,
              lang: language,
              value: value[language],
              maxLength,
              className: 'field-control',
              onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
                onChange({ ...value, [language]: event.currentTarget.value }),
            }
            return (
              <>
                {isLong ? <textarea rows={6} {...control} /> : <input type="text" {...control} />}
                {value[language] === '' && value[language === 'vi' ? 'en' : 'vi'] !== '' && (
                  <span>
                    <StatusBadge tone="wait">{t('untranslated')}</StatusBadge>
                  </span>
                )}
              </>
            )
          }}
        </Field>
      ))}
    </div>
  )
}
