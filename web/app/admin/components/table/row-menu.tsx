import { Menu } from '@base-ui/react/menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'

export type RowAction = { label: string; run: () => void; isDestructive?: boolean }

type RowMenuProps = { name: string; actions: readonly RowAction[]; className?: string; isDisabled?: boolean }

/**
 * Further actions of a row; destructive ones come last. Renders a plain button until it is pressed: with a menu in
 * every row, each selection took seconds on a slow phone.
 */
export function RowMenu(props: RowMenuProps) {
  const { t } = useTranslation('admin')
  const [isMenu, setMenu] = useState(false)
  if (isMenu) return <OpenMenu {...props} />
  return (
    <button
      type="button"
      className={props.className ?? 'icon-button'}
      disabled={props.isDisabled}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={t('table.more', { name: props.name })}
      onClick={() => setMenu(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setMenu(true)
      }}
    >
      <Ellipsis aria-hidden size={20} />
    </button>
  )
}

/** Replaces the button, takes its focus, and opens at once. */
function OpenMenu({ name, actions, className = 'icon-button', isDisabled = false }: RowMenuProps) {
  const { t } = useTranslation('admin')
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    trigger.current?.focus({ preventScroll: true })
    trigger.current?.click()
  }, [])
  return (
    <Menu.Root>
      <Menu.Trigger ref={trigger} className={className} disabled={isDisabled} aria-label={t('table.more', { name })}>
        <Ellipsis aria-hidden size={20} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="row-menu-positioner" align="end" sideOffset={4}>
          <Menu.Popup className="row-menu">
            {actions.map(({ label, run, isDestructive }) => (
              <Menu.Item key={label} className={isDestructive ? 'row-menu-item text-error' : 'row-menu-item'} onClick={run}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
