import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useTranslation } from '../../../i18n/use-translation.ts'

type ReorderButtonsProps = { name: string; index: number; count: number; onMove: (to: number) => void }

/** Moves an entry of a list up and down. At the end of the list a button keeps the focus, and does nothing. */
export function ReorderButtons({ name, index, count, onMove }: ReorderButtonsProps) {
  const { t } = useTranslation('admin')
  const isFirst = index === 0
  const isLast = index === count - 1
  return (
    <>
      <button
        type="button"
        className="icon-button size-11"
        aria-label={t('reorder.up', { name })}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && onMove(index - 1)}
      >
        <ChevronUp aria-hidden size={18} />
      </button>
      <button
        type="button"
        className="icon-button size-11"
        aria-label={t('reorder.down', { name })}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onMove(index + 1)}
      >
        <ChevronDown aria-hidden size={18} />
      </button>
    </>
  )
}
