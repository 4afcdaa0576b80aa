import GripVertical from 'lucide-react/icons/grip-vertical'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { announce } from '../../../ui/live-region.tsx'
import { ReorderButtons } from './reorder-buttons.tsx'
import { useFocusAfterDelete } from './use-focus-after-delete.ts'

type ReorderListProps<Item> = {
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  onReorder: (items: Item[]) => void
  children: (item: Item, index: number) => ReactNode
  className?: string
}

/** A list sorted by hand: by buttons, with announcements, or by dragging. */
export function ReorderList<Item>({ items, idOf, nameOf, onReorder, children, className = '' }: ReorderListProps<Item>) {
  const { t } = useTranslation('admin')
  const dragged = useRef<number>(null)
  const focusProps = useFocusAfterDelete<HTMLOListElement>(items.map(idOf))

  function move(from: number, to: number): void {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || from === to) return
    onReorder(moved(items, from, to))
    announce(t('reorder.moved', { name: nameOf(item), place: to + 1, count: items.length }))
  }

  return (
    <ol {...focusProps} className={`reorder-list ${className}`}>
      {items.map((item, index) => (
        <li
          key={idOf(item)}
          draggable
          onDragStart={(event) => {
            dragged.current = index
            event.dataTransfer.effectAllowed = 'move'
          }}
          onDragOver={(event) => dragged.current !== null && event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            if (dragged.current !== null) move(dragged.current, index)
            dragged.current = null
          }}
          onDragEnd={() => {
            dragged.current = null
          }}
        >
          <GripVertical aria-hidden size={18} className="reorder-grip" />
          <div className="min-w-0 grow">{children(item, index)}</div>
          <span className="reorder-buttons">
            <ReorderButtons name={nameOf(item)} index={index} count={items.length} onMove={(to) => move(index, to)} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return rest.toSpliced(to, 0, items[from] as Item)
}
