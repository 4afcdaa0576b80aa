import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterCount } from './filter-count.tsx'
import { HiddenStateInputs } from './hidden-state-inputs.tsx'
import type { ListState } from './list-state.ts'

type PromotedFilterProps = {
  label: string
  /** The number of applied values. */
  count: number
  state: ListState
  /** The parameters of its fields. */
  fieldNames: readonly (keyof ListState)[]
  children: ReactNode
}

/** A filter in the toolbar. Native `<details>` around a native form, so it works without scripts. */
export function PromotedFilter({ label, count, state, fieldNames, children }: PromotedFilterProps) {
  const { t } = useTranslation('shop')
  const { pathname } = useLocation()
  const box = useCloseOnOutsidePress()
  return (
    <details ref={box} name="promoted-filter" className="promoted-filter">
      <summary>
        {label}
        <FilterCount count={count} />
        <ChevronDown aria-hidden size={18} className="promoted-filter-arrow" />
      </summary>
      <form method="get" action={pathname} noValidate className="promoted-filter-panel" onSubmit={(event) => event.preventDefault()}>
        <HiddenStateInputs state={state} except={fieldNames} />
        {children}
        <noscript>
          <button type="submit" className="button button-primary mt-4">
            {t('list.apply')}
          </button>
        </noscript>
      </form>
    </details>
  )
}

/** Closes on Escape, an outside press, or when the focus leaves. */
function useCloseOnOutsidePress() {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing || !element?.open) return
      element.open = false
      element.querySelector('summary')?.focus()
    }
    function onElsewhere(event: Event) {
      if (element?.open && !element.contains(event.target as Node)) element.open = false
    }
    element.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [])
  return box
}
