import type { Child } from '../../../contract/children.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { childrenTexts } from './children-texts.ts'

/** "Sinh tháng 05/2024 · 88,5 cm · 12 kg · đo ngày 01/11/2026" */
export function useChildText(): (child: Child) => string {
  const { t } = useTranslation('children', childrenTexts)
  const language = useLanguage()
  const number = (value: number) => (language === 'vi' ? String(value).replace('.', ',') : String(value))
  return ({ birthMonth, heightCm, weightKg, measuredOn }) =>
    [
      birthMonth && t('born', { month: birthMonth.split('-').reverse().join('/') }),
      heightCm !== null && `${number(heightCm)} cm`,
      weightKg !== null && `${number(weightKg)} kg`,
      // A line breaks neither within this part nor before a dot.
      t('measured', { day: measuredOn.split('-').reverse().join('/') }).replaceAll(' ', '\u00a0'),
    ]
      .filter(Boolean)
      .join('\u00a0· ')
}
