import ChevronDown from 'lucide-react/icons/chevron-down'
import Ruler from 'lucide-react/icons/ruler'
import { useEffect, useId, useRef, useState } from 'react'
import type { Child } from '../../../../contract/children.ts'
import type { SizeChart } from '../../../../contract/content.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { childrenTexts } from '../../children/children-texts.ts'
import type { ChildDialogView } from '../../children/lazy-child-dialog.tsx'
import { nameOf } from '../../children/stored-children.rule.ts'
import { useChildren } from '../../children/use-children.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { isFocusLost } from '../../ui/restore-focus.ts'
import { type ChildFit as Fit, fitOf } from '../size-chart/child-fit.rule.ts'
import { productTexts } from '../size-chart/product-texts.ts'
import { ChildFitPanel } from './child-fit-panel.tsx'

type ChildFitProps = {
  chart: SizeChart
  /** The sizes of the product, and the chosen one. */
  offered: readonly string[]
  chosen: string | undefined
  onChoose: (size: string) => void
  onEdit: (view: ChildDialogView) => void
  /** The press that loaded this opens the finder. */
  wasPressed: boolean
}

/** Which size the child of this device wears, one tap to choose it, and the size finder, folded. Chooses nothing by itself. */
export function ChildFit({ chart, offered, chosen, onChoose, onEdit, wasPressed }: ChildFitProps) {
  const { t } = useTranslation(['children', 'shop'], childrenTexts, productTexts)
  const { children, chosen: child } = useChildren()
  const [isOpen, setOpen] = useState(wasPressed)
  const toggle = useFocusAfterSwap(wasPressed)
  const textOf = useFitText(offered)
  const panelId = useId()
  const fit = child ? fitOf(chart, child, vietnamDay(new Date())) : null
  const isAdvised = fit !== null && fit.fit !== 'above' && !fit.isOutdated && offered.includes(fit.size)
  return (
    <div className="child-fit">
      <div className="child-fit-row">
        <button
          ref={toggle}
          type="button"
          className="child-fit-toggle"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <Ruler aria-hidden size={20} />
          <span>{fit && child ? textOf(fit, child) : t('shop:sizes.findForChild')}</span>
          <ChevronDown aria-hidden size={18} className="child-fit-arrow" />
        </button>
        {isAdvised && child && chosen !== fit.size && (
          <Button look="secondary" aria-label={t('chooseOf', { size: fit.size, name: nameOf(child) })} onClick={() => onChoose(fit.size)}>
            {t('choose', { size: fit.size })}
          </Button>
        )}
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <ChildFitPanel {...{ chart, offered, onChoose, onEdit, all: children, child }} />}
      </div>
    </div>
  )
}

function useFitText(offered: readonly string[]): (fit: Fit, child: Child) => string {
  const { t } = useTranslation('children', childrenTexts)
  return ({ size, fit, months, isOutdated }, child) => {
    const name = nameOf(child)
    if (isOutdated) return t('outdated', { name })
    if (fit === 'above') return t('outgrownAll', { name })
    if (!offered.includes(size)) return t('wearsOther', { name, size })
    if (months === null) return t('wears', { name, size })
    return months > 0 ? t('wearsFor', { name, size, count: months }) : t('wearsSoon', { name, size })
  }
}

/** The button takes the place of the one that was pressed while this loaded. */
function useFocusAfterSwap(wasPressed: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wasPressed && isFocusLost()) button.current?.focus({ preventScroll: true })
  }, [wasPressed])
  return button
}
