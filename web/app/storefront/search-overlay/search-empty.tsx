import { useTranslation } from '../../i18n/use-translation.ts'
import { CategoryChips } from './category-chips.tsx'

/** Offers other terms, popular products and the categories instead of a dead end. */
export function SearchEmpty({ term, onFollow, children }: { term: string; onFollow: (option: object) => void; children: React.ReactNode }) {
  const { t } = useTranslation('shop')
  return (
    <>
      <div className="quick-note">
        <p className="font-bold">{t('search.none', { term })}</p>
        <p className="text-soft">{t('search.noneText')}</p>
      </div>
      {children}
      <CategoryChips onFollow={onFollow} />
    </>
  )
}
