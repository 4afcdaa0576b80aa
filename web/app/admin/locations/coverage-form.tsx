import { useRef } from 'react'
import type { Province } from '../../../../contract/accounts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { ancestorRegions, focusHeading } from '../components/focus-heading.ts'
import { useBackToGuide } from '../first-steps/use-guide.ts'
import { CoverageFields } from './coverage-fields.tsx'
import { useCoverage } from './use-coverage.ts'

const none: ReadonlySet<string> = new Set()

/** Shown first in a shop without delivery areas; the areas it creates replace it. */
export function CoverageForm({ home, provinces }: { home: string; provinces: readonly Province[] }) {
  const { t } = useTranslation('locations')
  const { draft, change, isBusy, failure, save } = useCoverage({ home, provinces, covered: none })
  const backToGuide = useBackToGuide()
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    const places = form.current ? ancestorRegions(form.current) : []
    if (!(await save())) return
    focusHeading(places)
    backToGuide()
  }

  return (
    <form ref={form} noValidate className="sheet-fields" onSubmit={(event) => void submit(event)}>
      <FailureBanner failure={failure} className="" />
      <CoverageFields draft={draft} onChange={change} provinces={provinces} failure={failure} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {t('coverage.save')}
      </Button>
    </form>
  )
}
