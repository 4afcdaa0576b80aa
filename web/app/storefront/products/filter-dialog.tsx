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

/** All filters in one sheet, as high as the screen. The list behind follows every choice; the button tells how much it holds. */
export function FilterDialog({ view, count }: { view: ListView; count: number }) {
  const { t } = useTranslation('shop')
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { state, total, isChanging, urlOf } = view
  /** Between touching the button and letting it go there is time enough to make what it opens. */
  const prepare = () => startTransition(() => setWasOpened(true))
  function open(event: React.MouseEvent) {
    event.preventDefault()
    void nextPaint().then(() => {
      setWasOpened(true)
      setOpen(true)
    })
  }
  /** The sheet moves off at once; what it costs the page to be reached again comes behind. */
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

/** The link goes with the last filter; the focus stays in the sheet. */
function trapFocus({ currentTarget }: React.MouseEvent): void {
  currentTarget.closest('dialog')?.querySelector<HTMLElement>('h2')?.focus()
}
