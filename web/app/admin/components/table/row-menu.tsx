import { Menu } from '@base-ui/react/menu'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'

type RowAction = { label: string; run: () => void; isDestructive?: boolean }

type RowMenuProps = { name: string; actions: readonly RowAction[] }

/**
 * What else can be done with one row; what destroys stands last. Until it is pressed it is a button and no more:
 * a menu in each of many rows made every mark in their list a matter of seconds on a slow phone.
 */
export function RowMenu(props: RowMenuProps) {
  const { t } = useTranslation('admin')
  const [isMenu, setMenu] = useState(false)
  if (isMenu) return <OpenMenu {...props} />
  return (
    <button
      type="button"
      className="icon-button"
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

/** Stands in the button's place, has its focus, and opens at once. */
function OpenMenu({ name, actions }: RowMenuProps) {
  const { t } = useTranslation('admin')
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    trigger.current?.focus({ preventScroll: true })
    trigger.current?.click()
  }, [])
  return (
    <Menu.Root>
      <Menu.Trigger ref={trigger} className="icon-button" aria-label={t('table.more', { name })}>
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
