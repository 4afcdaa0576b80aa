import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { FilterFields } from './filter-fields.tsx'
import { plainFiltersId } from './plain-filters.tsx'
import type { ListView } from './use-list-view.ts'
import { appliedFilters, withoutFilters } from './list-state.ts'

/** All filters in one sheet, as high as the screen. The list behind follows every choice; the button tells how much it holds. */
export function FilterDialog({ view, label, icon }: { view: ListView; label: string; icon: React.ReactNode }) {
  const { t } = useTranslation('shop')
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { state, total, isChanging, show, addressOf } = view
  function open(event: React.MouseEvent) {
    event.preventDefault()
    setWasOpened(true)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const footer = (
    <div className="flex flex-wrap gap-3">
      {appliedFilters(state).length > 0 && (
        <ButtonLink look="secondary" to={addressOf(withoutFilters(state))} preventScrollReset className="grow">
          {t('list.clear')}
        </ButtonLink>
      )}
      <Button className="grow" aria-busy={isChanging || undefined} onClick={close}>
        <span aria-live="polite">{t('list.showCount', { count: total })}</span>
      </Button>
    </div>
  )
  return (
    <>
      <a href={`#${plainFiltersId}`} className="button button-secondary all-filters" aria-haspopup="dialog" onClick={open}>
        {icon}
        {label}
      </a>
      <Drawer isOpen={isOpen} onClose={close} title={t('list.filters')} footer={footer}>
        {wasOpened && (
          <form id="filters-in-dialog" noValidate onSubmit={(event) => event.preventDefault()}>
            <FilterFields formId="filters-in-dialog" {...view} />
          </form>
        )}
      </Drawer>
    </>
  )
}
