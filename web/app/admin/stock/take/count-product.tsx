import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { memo, useId } from 'react'
import type { TakeCell, TakeProduct } from '../../../../../contract/admin/stock-takes.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Swatch } from '../../../storefront/product-card/card-swatches.tsx'
import { RowThumb } from '../../components/row-thumb.tsx'
import { thumbOf } from '../../products/product-columns.tsx'
import { readCount, stepCount } from './read-count.rule.ts'
import type { CellEntry, TakeCounts } from './use-take-counts.ts'

type CountProductProps = { product: TakeProduct; counts: TakeCounts; isOpen: boolean; onEnter: (from: HTMLElement) => void }

/** A product with a line for each variant. */
export function CountProduct({ product: { _id, name, sku, thumb, cells }, counts, isOpen, onEnter }: CountProductProps) {
  const { t } = useTranslation('stockTakes')
  return (
    <section className="take-product" aria-labelledby={`take-${_id}`}>
      <div className="take-head">
        {thumb && <RowThumb src={thumbOf(thumb)} />}
        <span className="min-w-0">
          <h2 id={`take-${_id}`} className="wrap-anywhere">
            {name}
          </h2>
          <span className="text-sm text-soft">{sku}</span>
        </span>
      </div>
      <ul>
        {cells.map((cell) => (
          <CountCell
            key={cell._id}
            cell={cell}
            name={t(cell.size ? 'cell' : 'cellPlain', { name, color: cell.color, size: cell.size })}
            entry={counts.entries[cell._id]}
            isOpen={isOpen}
            onPut={counts.put}
            onSave={counts.save}
            onLeave={counts.flush}
            onEnter={onEnter}
          />
        ))}
      </ul>
    </section>
  )
}

type CountCellProps = {
  cell: TakeCell
  name: string
  entry: CellEntry | undefined
  isOpen: boolean
  onPut: TakeCounts['put']
  onSave: TakeCounts['save']
  onLeave: TakeCounts['flush']
  onEnter: (from: HTMLElement) => void
}

const CountCell = memo(function CountCell({ cell, name, entry, isOpen, onPut, onSave, onLeave, onEnter }: CountCellProps) {
  const { t } = useTranslation('stockTakes')
  const id = useId()
  const { _id, color, hex, size, onHand, count } = cell
  const text = entry?.text ?? (count === null ? '' : String(count))
  const isWrong = readCount(text) === undefined
  const isCounted = entry ? entry.state === 'saved' && text.trim() !== '' : count !== null
  const step = (by: 1 | -1) => onPut(_id, String(stepCount(text, onHand, by)), { isTyping: true })
  return (
    <li className="take-cell" data-counted={isCounted || undefined} data-failed={entry?.state === 'failed' || isWrong || undefined}>
      <span className="take-name">
        <span className="take-variant">
          <Swatch hex={hex} />
          <span className="wrap-anywhere">
            {color}
            {color && size && ' · '}
            <span className="whitespace-nowrap">{size}</span>
          </span>
        </span>
        <span id={`${id}-state`} className="take-note">
          <CellState cell={cell} entry={entry} isWrong={isWrong} isCounted={isCounted} />
        </span>
      </span>
      <span className="take-steps">
        <button type="button" tabIndex={-1} disabled={!isOpen} aria-label={t('less', { name })} onClick={() => step(-1)}>
          <Minus aria-hidden size={18} />
        </button>
        <input
          data-cell
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={8}
          placeholder="–"
          disabled={!isOpen}
          aria-label={name}
          aria-describedby={`${id}-state`}
          aria-invalid={isWrong || undefined}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onPut(_id, event.currentTarget.value, { isTyping: true })}
          onBlur={() => onLeave(_id)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter(event.currentTarget)
          }}
        />
        <button type="button" tabIndex={-1} disabled={!isOpen} aria-label={t('more', { name })} onClick={() => step(1)}>
          <Plus aria-hidden size={18} />
        </button>
      </span>
      <button
        type="button"
        className="take-right"
        disabled={!isOpen}
        aria-pressed={isCounted && readCount(text) === onHand}
        aria-label={t('rightOf', { count: onHand, name })}
        onClick={() => onPut(_id, String(onHand))}
      >
        <Check aria-hidden size={20} />
        <span>{onHand}</span>
      </button>
      {entry?.state === 'failed' && (
        <button type="button" className="small-button take-retry" onClick={() => void onSave(_id)}>
          {t('retry')}
        </button>
      )}
    </li>
  )
})

type CellStateProps = Pick<CountCellProps, 'cell' | 'entry'> & { isWrong: boolean; isCounted: boolean }

function CellState({ cell: { onHand, count, countedBy }, entry, isWrong, isCounted }: CellStateProps) {
  const { t } = useTranslation('stockTakes')
  if (isWrong) return <span className="text-error">{t('unreadable')}</span>
  if (entry?.state === 'failed')
    return (
      <span role="alert" className="text-error">
        {entry.message}
      </span>
    )
  if (entry?.state === 'saving') return t('saving')
  if (!isCounted) return t('recorded', { count: onHand })
  const isOthers = countedBy && (!entry || Number(entry.text) === count)
  return `${t('recorded', { count: onHand })} · ${isOthers ? t('countedBy', { name: countedBy }) : t('counted')}`
}
