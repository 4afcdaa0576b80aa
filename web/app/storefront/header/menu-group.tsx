import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useRef } from 'react'
import { useDisclosure } from '../../ui/hooks/use-disclosure.ts'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'
import { PrefetchLink } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'

/** `pictureOf`: the id of the category or collection whose picture stands beside it. */
export type MenuEntry = { to: string; label: string; isCurrent: boolean; pictureOf?: string | undefined }

const load = async () => (await import('./menu-picture.tsx')).MenuPicture

const graceMs = 220

type MenuGroupProps = { label: string; entries: readonly MenuEntry[]; isCurrent: boolean }

/**
 * An entry of the main menu with links below it: opens on hover and on press, and stays until dismissed. The pictures of the links
 * load when it is first opened, into places that are there from the beginning.
 */
export function MenuGroup({ label, entries, isCurrent }: MenuGroupProps) {
  const { isOpen, setOpen, box, button } = useDisclosure<HTMLLIElement>()
  const { component: MenuPicture } = useLazyComponent(load, isOpen)
  const panelId = useId()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)

  function onEnter(event: React.PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(leaving.current)
    if (isOpen) return
    openedByHover.current = true
    setOpen(true)
  }
  function onLeave(event: React.PointerEvent) {
    if (event.pointerType === 'mouse' && openedByHover.current) leaving.current = setTimeout(() => setOpen(false), graceMs)
  }
  function onPress() {
    // A press right after hovering must not close what the hover has just opened.
    setOpen(openedByHover.current || !isOpen)
    openedByHover.current = false
  }

  return (
    <li ref={box} className="menu-group" onPointerEnter={onEnter} onPointerLeave={onLeave}>
      <button
        ref={button}
        type="button"
        className="menu-entry"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onPress}
      >
        {label}
        <ChevronDown aria-hidden size={16} />
      </button>
      <ul id={panelId} className="menu-panel" data-open={isOpen || undefined}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <PrefetchLink to={entry.to} className="menu-link" aria-current={entry.isCurrent ? 'page' : undefined}>
              {entry.pictureOf && <span className="menu-picture">{MenuPicture && <MenuPicture id={entry.pictureOf} />}</span>}
              <MaybeVietnamese text={entry.label} />
            </PrefetchLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
