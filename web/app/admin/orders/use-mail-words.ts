import type { AdminOrder } from '../../../../contract/orders.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Step } from './next-steps.ts'

/** Which letter goes out with a step, and to whom. */
export function useMailWords(): (order: Pick<AdminOrder, 'email'>, mail: Step['mail']) => string {
  const { t } = useTranslation('orders')
  return ({ email }, mail) => {
    if (!mail) return t('step.mail.none')
    return email ? t(`step.mail.${mail}`, { email }) : t('step.mail.noAddress')
  }
}
