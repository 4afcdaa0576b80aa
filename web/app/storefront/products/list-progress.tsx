import { useTranslation } from '../../i18n/use-translation.ts'

const width = 240

/** How much of the list is shown: in words, and as a seam that grows with every batch. */
export function ListProgress({ from, shown, total }: { from: number; shown: number; total: number }) {
  const { t } = useTranslation('shop')
  const seen = Math.min(from + shown, total)
  const start = total > 0 ? (from / total) * width : 0
  const end = total > 0 ? (seen / total) * width : 0
  return (
    <div className="mt-10 grid justify-items-center gap-3">
      <p className="text-sm text-soft">
        {from > 0 ? t('list.seenFrom', { from: from + 1, seen, total }) : t('list.seen', { seen, total })}
      </p>
      <svg aria-hidden="true" viewBox={`0 0 ${width} 8`} width={width} height="8" className="max-w-full">
        <line x1="1" y1="4" x2={width - 1} y2="4" stroke="#d9c9b2" strokeWidth="1.5" strokeLinecap="round" />
        <line x1={start} y1="4" x2={end} y2="4" stroke="#9c4a32" strokeWidth="2.5" strokeDasharray="9 6" />
      </svg>
    </div>
  )
}
