import { Combobox } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode, RefObject } from 'react'

/** The button beside the field that opens its list. */
export function ComboboxTrigger({ label }: { label: string }) {
  return (
    <Combobox.Trigger className="icon-button absolute top-0.5 right-0.5 text-soft" aria-label={label}>
      <ChevronDown aria-hidden size={20} />
    </Combobox.Trigger>
  )
}

type ComboboxPopupProps<Item> = {
  /** Where the popup is rendered. */
  box: RefObject<HTMLElement | null>
  label: string
  emptyText: string
  keyOf: (item: Item) => string
  children: (item: Item) => ReactNode
}

/** The matching items of a combobox, below or above its field. */
export function ComboboxPopup<Item>({ box, label, emptyText, keyOf, children }: ComboboxPopupProps<Item>) {
  return (
    <Combobox.Portal container={box}>
      <Combobox.Positioner className="combobox-positioner" sideOffset={4} positionMethod="fixed">
        {/* Not Combobox.Popup: while open it hides the rest of the page, labels included, from screen readers. */}
        <div className="combobox-popup">
          <Combobox.Empty>
            <div className="px-4 py-3 text-soft">{emptyText}</div>
          </Combobox.Empty>
          <Combobox.List className="combobox-list" aria-label={label}>
            {(item: Item) => (
              <Combobox.Item key={keyOf(item)} value={item} className="combobox-item">
                <span className="grow">{children(item)}</span>
                <Combobox.ItemIndicator>
                  <Check aria-hidden size={18} />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            )}
          </Combobox.List>
        </div>
      </Combobox.Positioner>
    </Combobox.Portal>
  )
}
