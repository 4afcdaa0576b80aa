import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export type RowAction = { label: string; run: () => void; isDestructive?: boolean }

/** What else can be done with one row; what destroys stands last. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation('admin')
  return (
    <Menu.Root>
      <Menu.Trigger className="icon-button" aria-label={t('table.more', { name })}>
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
