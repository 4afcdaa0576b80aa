import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { SearchChip } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'

type UnderstoodQueryProps = {
  chips: readonly SearchChip[]
  corrected: string | undefined
  /** Searches for the query without a chip, where that is not a navigation. */
  onRemove?: (chip: SearchChip) => void
}

/** How a query was understood: its filters, each of which can be removed, and what was left out because nothing matched all. */
export function UnderstoodQuery({ chips, corrected, onRemove }: UnderstoodQueryProps) {
  const { t } = useTranslation('shop')
  const filters = chips.filter(({ isDropped }) => !isDropped)
  const dropped = chips.filter(({ isDropped }) => isDropped)
  if (chips.length === 0 && !corrected) return null
  return (
    <div className="understood">
      {corrected && <p>{t('search.corrected', { term: corrected })}</p>}
      {filters.length > 0 && <Chips title={t('search.understood')} chips={filters} nameKey="search.removeChip" onRemove={onRemove} />}
      {dropped.length > 0 && (
        <Chips title={t('search.dropped')} chips={dropped} nameKey="search.removeDropped" onRemove={onRemove} className="chip-dropped" />
      )}
    </div>
  )
}

type ChipsProps = {
  title: string
  chips: readonly SearchChip[]
  nameKey: 'search.removeChip' | 'search.removeDropped'
  onRemove: UnderstoodQueryProps['onRemove']
  className?: string
}

function Chips({ title, chips, nameKey, onRemove, className = '' }: ChipsProps) {
  const { t } = useTranslation('shop')
  const id = useId()
  return (
    <div className="understood-row">
      <p id={id}>{title}</p>
      <ul aria-labelledby={id}>
        {chips.map((chip) => {
          const content = (
            <>
              <MaybeVietnamese text={chip.label} />
              <X aria-hidden size={16} />
            </>
          )
          const name = t(nameKey, { name: chip.label })
          return (
            <li key={`${chip.kind} ${chip.label} ${chip.without}`}>
              {onRemove ? (
                <button type="button" className={`chip ${className}`} aria-label={name} onClick={() => onRemove(chip)}>
                  {content}
                </button>
              ) : (
                <Link to={paths.search(chip.without)} className={`chip ${className}`} aria-label={name}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
