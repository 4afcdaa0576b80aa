import ChevronDown from 'lucide-react/icons/chevron-down'
import Ruler from 'lucide-react/icons/ruler'
import { type ComponentProps, useEffect, useState } from 'react'
import { hasStoredChildren } from '../../children/children-storage.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'
import { productTexts } from '../size-chart/product-texts.ts'

/** Includes the growth tables. */
const load = async () => (await import('./child-fit.tsx')).ChildFit

type LazyChildFitProps = Omit<ComponentProps<Awaited<ReturnType<typeof load>>>, 'wasPressed'>

/** The size finder, folded: the same question for everyone on the server; the child of this device loads after hydration. */
export function LazyChildFit(props: LazyChildFitProps) {
  const { t } = useTranslation('shop', productTexts)
  const [isKnown, setKnown] = useState(false)
  const [isPressed, setPressed] = useState(false)
  useEffect(() => setKnown(hasStoredChildren()), [])
  const { component: ChildFit, hasFailed, isLoading, retry } = useLazyComponent(load, isKnown || isPressed)
  if (ChildFit) return <ChildFit {...props} wasPressed={isPressed} />
  return (
    <div className="child-fit">
      <div className="child-fit-row">
        <button
          type="button"
          className="child-fit-toggle"
          aria-expanded={false}
          aria-busy={isLoading || undefined}
          onClick={() => (hasFailed ? retry() : setPressed(true))}
        >
          <Ruler aria-hidden size={20} />
          <span>{t('sizes.findForChild')}</span>
          <ChevronDown aria-hidden size={18} className="child-fit-arrow" />
        </button>
      </div>
    </div>
  )
}
