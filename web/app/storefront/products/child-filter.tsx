import Shirt from 'lucide-react/icons/shirt'
import { useEffect, useState } from 'react'
import { hasStoredChildren } from '../../children/children-storage.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'
import type { ListView } from './use-list-view.ts'

/** Includes the growth tables and the form of a child's card. */
const load = async () => (await import('./child-filter-chips.tsx')).ChildFilterChips

/**
 * Narrows the list to the sizes that fit a child of this device, by the list's size filter. The same button for everyone on the server;
 * the children load after hydration where there are some, else with the first press.
 */
export function ChildFilter({ view }: { view: ListView }) {
  const { t } = useTranslation('shop')
  const [isKnown, setKnown] = useState(false)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => setKnown(hasStoredChildren()), [])
  const { component: Chips, hasFailed, isLoading, retry } = useLazyComponent(load, isKnown || isPressed)
  if (Chips) return <Chips view={view} wasPressed={isPressed} />
  return (
    <div className="child-filter">
      <button
        type="button"
        className="pill"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={() => (hasFailed ? retry() : setPressed(true))}
      >
        <Shirt aria-hidden size={18} />
        {t('list.fitsOurs')}
      </button>
    </div>
  )
}
