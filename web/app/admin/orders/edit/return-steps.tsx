import type { AdminReturn } from '../../../../../contract/orders/returns.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { returnStepsOf } from '../cases/return-steps.rule.ts'
import { useReturnStep } from '../cases/use-return-step.tsx'
import { useReturnText } from '../cases/use-return-text.ts'

/** The next step of an open return: a reply, or the inspection of its goods. */
export function ReturnSteps({ goods, isFirst }: { goods: AdminReturn; isFirst: boolean }) {
  const { t } = useTranslation('cases')
  const returnText = useReturnText()
  const { take, dialog } = useReturnStep()
  const step = returnStepsOf(goods).find((each) => each === 'approved' || each === 'inspect')
  if (!step) return null
  return (
    <div className="mb-3">
      <p className="mb-2 wrap-anywhere">
        {t('kind.return')}: <strong>{returnText.what(goods)}</strong>
      </p>
      <div className="order-steps">
        <Button look={isFirst ? 'primary' : 'secondary'} className={isFirst ? 'order-first-step' : ''} onClick={() => take(goods, step)}>
          {t(`step.${step}`)}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
