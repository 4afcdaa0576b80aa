import { useTranslation } from '../../i18n/use-translation.ts'
import { parseSizeAge } from './parse-size-age.rule.ts'

/** "3–6 tháng" beside `3-6M`; renders nothing if the name holds no age. */
export function SizeAgeText({ size }: { size: string }) {
  const { t } = useTranslation('shop')
  const age = parseSizeAge(size)
  if (!age) return null
  const span = age.to === null ? String(age.from) : `${age.from}–${age.to}`
  return <span>{t(`sizeNames.${age.unit}`, { span, count: age.to ?? age.from })}</span>
}
