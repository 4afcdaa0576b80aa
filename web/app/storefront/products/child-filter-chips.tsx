import Pencil from 'lucide-react/icons/pencil'
import Shirt from 'lucide-react/icons/shirt'
import { useState } from 'react'
import type { Child } from '../../../../contract/children.ts'
import type { SizeChart } from '../../../../contract/content.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { childrenTexts } from '../../children/children-texts.ts'
import { type ChildDialogView, LazyChildDialog } from '../../children/lazy-child-dialog.tsx'
import { nameOf } from '../../children/stored-children.rule.ts'
import { chooseChild } from '../../children/sync-children.ts'
import { useChildren } from '../../children/use-children.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { fittingSizes } from '../size-chart/child-fit.rule.ts'
import { useSizeChart } from '../size-chart/use-size-chart.ts'
import type { SizeGroup } from './group-sizes.rule.ts'
import type { ListView } from './use-list-view.ts'

type ChildFilterChipsProps = {
  view: ListView
  /** The press that loaded this opens the form of the first child. */
  wasPressed: boolean
}

/** One switch per child: it sets the size filter to the sizes that fit, and removes it again. */
export function ChildFilterChips({ view, wasPressed }: ChildFilterChipsProps) {
  const { t } = useTranslation('children', childrenTexts)
  const { children } = useChildren()
  const [dialog, showDialog] = useState<ChildDialogView>(wasPressed ? {} : null)
  const { chart } = useSizeChart(undefined, true)
  const { state, choices, show } = view
  const sizesOf = (child: Child) => (chart ? sizesToShow(chart, child, choices.sizes) : [])

  function press(child: Child, isOn: boolean): void {
    const sizes = sizesOf(child)
    if (chart && sizes.length === 0) toast({ text: t('outgrownAll', { name: nameOf(child) }) })
    if (sizes.length === 0) return
    chooseChild(child.childId)
    show({ sizes: isOn ? [] : sizes })
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that switch, not fields of a form */}
      <div className="child-filter" role="group" aria-label={t('fitsOurs')}>
        {children.map((child) => {
          const isOn = isSameSet(sizesOf(child), state.sizes)
          return (
            <button key={child.childId} type="button" className="pill" aria-pressed={isOn} onClick={() => press(child, isOn)}>
              <Shirt aria-hidden size={18} />
              {t('fits', { name: nameOf(child) })}
            </button>
          )
        })}
        {children.length === 0 ? (
          <button type="button" className="pill" aria-haspopup="dialog" onClick={() => showDialog({})}>
            <Shirt aria-hidden size={18} />
            {t('fitsOurs')}
          </button>
        ) : (
          <button type="button" className="pill" aria-haspopup="dialog" aria-label={t('title')} onClick={() => showDialog('list')}>
            <Pencil aria-hidden size={18} />
          </button>
        )}
      </div>
      <LazyChildDialog view={dialog} show={showDialog} onSaved={(child) => press(child, false)} />
    </>
  )
}

/** The chart's names as the products write them. */
function sizesToShow(chart: SizeChart, child: Child, groups: readonly SizeGroup[]): string[] {
  const used = groups.flatMap(({ sizes }) => sizes.map(({ size }) => size))
  return fittingSizes(chart, child, vietnamDay(new Date())).map(
    (size) => used.find((each) => each.toLowerCase() === size.toLowerCase()) ?? size,
  )
}

function isSameSet(sizes: readonly string[], others: readonly string[]): boolean {
  return sizes.length > 0 && sizes.length === others.length && sizes.every((size) => others.includes(size))
}
