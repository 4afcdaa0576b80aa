import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { announce } from '../../ui/live-region.tsx'
import { ReorderButtons } from '../components/table/reorder-buttons.tsx'

type ListEditorProps<Item> = {
  items: readonly Item[]
  onChange: (items: Item[]) => void
  /** The name of an entry, for the labels of its buttons. */
  nameOf: (item: Item, index: number) => string
  addLabel: string
  make: () => Item
  max: number
  /** The order follows from the values of the entries, so they cannot be moved. */
  isOrdered?: boolean
  children: (item: Item, set: (item: Item) => void, index: number) => ReactNode
}

/** A list of entries: add, remove, move. Nothing is stored before the form is saved. */
export function ListEditor<Item>({ items, onChange, nameOf, addLabel, make, max, isOrdered = false, children }: ListEditorProps<Item>) {
  const { t } = useTranslation('admin')

  function move(from: number, to: number): void {
    const item = items[from] as Item
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
    announce(t('reorder.moved', { name: nameOf(item, from), place: to + 1, count: items.length }))
  }

  return (
    <div className="list-editor">
      <ol>
        {items.map((item, index) => {
          const name = nameOf(item, index)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id, and its fields hold no state.
            <li key={index}>
              <div className="list-editor-fields">{children(item, (next) => onChange(items.with(index, next)), index)}</div>
              <span className="list-editor-buttons">
                {!isOrdered && items.length > 1 && (
                  <ReorderButtons name={name} index={index} count={items.length} onMove={(to) => move(index, to)} />
                )}
                <button
                  type="button"
                  className="icon-button size-11"
                  aria-label={t('takeOut', { name })}
                  onClick={() => onChange(items.toSpliced(index, 1))}
                >
                  <X aria-hidden size={18} />
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      {items.length < max && (
        <button type="button" className="small-button" onClick={() => onChange([...items, make()])}>
          <Plus aria-hidden size={18} />
          {addLabel}
        </button>
      )}
    </div>
  )
}
