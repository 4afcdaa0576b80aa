import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** The names of a day or an hour of the report: short below the chart, long in announcements and tables. */
export function useAxisLabels(unit: 'hour' | 'day') {
  const language = useLanguage()
  const hour = (at: string) => `${Number(at.slice(11))}${language === 'vi' ? 'h' : ':00'}`
  const [shortDay, longDay] = [
    (at: string) => `${Number(at.slice(8, 10))}/${Number(at.slice(5, 7))}`,
    (at: string) => formatDay(at, language),
  ]
  return unit === 'hour' ? { shortName: hour, longName: hour } : { shortName: shortDay, longName: longDay }
}
