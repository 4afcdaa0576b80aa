import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { startTransition, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { nextPaint } from '../../ui/next-paint.ts'
import { FilterCount } from './filter-count.tsx'
import { FilterFields } from './filter-fields.tsx'
import { withoutFilters } from './list-state.ts'
import { noScriptFiltersId } from './no-script-filters.tsx'
import type { ListView } from './use-list-view.ts'

/** All filters in one full-height dialog. The list behind follows every choice; the button shows its number of products. */
export function FilterDialog({ view, count }: { view: ListView; count: number }) {
  const { t } = useTranslation('shop')
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { state, total, isChanging, urlOf } = view
  /** Mounts the dialog at pointerdown: there is time enough before the release that opens it. */
  const prepare = () => startTransition(() => setWasOpened(true))
  function open(event: React.MouseEvent) {
    event.preventDefault()
    void nextPaint().then(() => {
      setWasOpened(true)
      setOpen(true)
    })
  }
  /** The dialog moves off at once; the work of unlocking the page follows. */
  function close() {
    setLeaving(true)
    void nextPaint().then(() => {
      setLeaving(false)
      setOpen(false)
    })
  }
  const footer = (
    <div className="flex flex-wrap gap-3">
      {count > 0 && (
        <ButtonLink look="secondary" to={urlOf(withoutFilters(state))} preventScrollReset className="grow" onClick={trapFocus}>
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
      <a
        href={`#${noScriptFiltersId}`}
        className="button button-secondary all-filters"
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onClick={open}
      >
        <SlidersHorizontal aria-hidden size={18} />
        {t('list.filters')}
        <FilterCount count={count} />
      </a>
      <Drawer isOpen={isOpen} isLeaving={isLeaving} onClose={close} title={t('list.filters')} footer={footer}>
        {wasOpened && (
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <FilterFields {...view} />
          </form>
        )}
      </Drawer>
    </>
  )
}

/** The link disappears with the last filter, so the focus moves within the dialog. */
function trapFocus({ currentTarget }: React.MouseEvent): void {
  currentTarget.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus()
}
