import { useState } from 'react'
import type { AdminReturn } from '../../../../../contract/orders/returns.ts'
import { DecideReturnDialog } from './decide-return-dialog.tsx'
import { InspectDialog } from './inspect-dialog.tsx'
import type { ReturnStep } from './return-steps.rule.ts'

/** Opens the dialog of a step of a return; render the returned `dialog`. */
export function useReturnStep() {
  const [opened, setOpened] = useState<{ goods: AdminReturn; step: ReturnStep } | null>(null)
  const close = () => setOpened(null)
  const dialog =
    opened &&
    (opened.step === 'inspect' ? (
      <InspectDialog goods={opened.goods} onClose={close} />
    ) : (
      <DecideReturnDialog goods={opened.goods} to={opened.step} onClose={close} />
    ))
  return { take: (goods: AdminReturn, step: ReturnStep) => setOpened({ goods, step }), dialog }
}
