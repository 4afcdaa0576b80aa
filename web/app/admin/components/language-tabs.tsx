import { useId } from 'react'
import type { Bilingual } from '../../../../contract/language/languages.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

type LanguageTabsProps = { label: string; value: Bilingual; hasError?: (language: keyof Bilingual) => boolean }

/**
 * Chooses which of two fields a phone shows; wide screens show both. Its parent has the class `bilingual-field`, the
 * fields have `in-vi` and `in-en`. Not state of React: a refused field is revealed and focused in one step.
 */
export function LanguageTabs({ label, value, hasError }: LanguageTabsProps) {
  const { t } = useTranslation('admin')
  const name = useId()
  return (
    <fieldset className="language-tabs">
      <legend className="sr-only">{t('languageOf', { name: label })}</legend>
      {(['vi', 'en'] as const).map((language) => {
        const isMissing = value[language] === '' && value[language === 'vi' ? 'en' : 'vi'] !== ''
        return (
          <label key={language}>
            <input type="radio" name={name} value={language} defaultChecked={language === 'vi'} className="sr-only" />
            <span aria-hidden>{language.toUpperCase()}</span>
            <span className="sr-only">
              {t(`languages.${language}`)}
              {isMissing && `, ${t('untranslated')}`}
            </span>
            {hasError?.(language) ? <span className="tab-dot bg-error" /> : isMissing && <span className="tab-dot bg-warning" />}
          </label>
        )
      })}
    </fieldset>
  )
}
