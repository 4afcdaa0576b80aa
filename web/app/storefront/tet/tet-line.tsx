import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTetPlaces, useTetTexts } from './use-tet-places.ts'

/** How many places are left before Tết for a line of the cart. */
export function TetLine({ leadDays }: { leadDays: number }) {
  const { t } = useTetTexts()
  const language = useLanguage()
  const counted = useTetPlaces([leadDays])
  const [found] = counted?.places ?? []
  if (!counted || !found) return null
  const day = formatDay(counted.tet, language)
  return <p className="text-sm font-bold">{found.places > 0 ? t('line', { count: found.places, day }) : t('full', { day })}</p>
}
