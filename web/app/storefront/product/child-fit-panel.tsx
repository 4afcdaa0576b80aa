import type { Child } from '../../../../contract/children.ts'
import type { SizeChart } from '../../../../contract/content.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { childrenTexts } from '../../children/children-texts.ts'
import type { ChildDialogView } from '../../children/lazy-child-dialog.tsx'
import { ageInMonths, nameOf } from '../../children/stored-children.rule.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { formatMeasure } from '../size-chart/measures.ts'
import { SizeFinder } from '../size-chart/size-finder.tsx'

type ChildFitPanelProps = {
  chart: SizeChart
  offered: readonly string[]
  onChoose: (size: string) => void
  onEdit: (view: ChildDialogView) => void
  /** Those of this device. */
  all: readonly Child[]
  /** The child whose measures are filled in. */
  child: Child | undefined
}

/** The size finder on the page, with the measures of the chosen child, or ready to remember those that are typed. */
export function ChildFitPanel({ chart, offered, onChoose, onEdit, all, child }: ChildFitPanelProps) {
  const { t } = useTranslation('children', childrenTexts)
  const isEnglish = useLanguage() === 'en'
  const written = (value: number | null | undefined) => (value === null || value === undefined ? '' : formatMeasure(value, isEnglish))
  const age = child && ageInMonths(child.birthMonth, vietnamDay(new Date()))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the finder must not submit the form around it
    <div className="child-fit-panel" onKeyDown={ignoreEnter}>
      {child && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that switch, not fields of a form
        <div className="child-fit-names" role="group" aria-label={t('which')}>
          {all.map((each) => (
            <button
              key={each.childId}
              type="button"
              className="pill"
              aria-pressed={each.childId === child.childId}
              onClick={() => void import('../../children/sync-children.ts').then(({ chooseChild }) => chooseChild(each.childId))}
            >
              {nameOf(each)}
            </button>
          ))}
          <Button look="text" onClick={() => onEdit('list')}>
            {t('title')}
          </Button>
        </div>
      )}
      <SizeFinder
        key={child?.childId}
        heading="h2"
        chart={chart}
        offered={offered}
        initial={{ height: written(child?.heightCm), weight: written(child?.weightKg), age: written(age) }}
        onFound={() => undefined}
        onApply={onChoose}
        onRemember={({ height, weight }) => onEdit({ child, measured: { heightCm: height, weightKg: weight } })}
      />
    </div>
  )
}

function ignoreEnter(event: React.KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
